import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';
import { address } from '@myler/config/address';
import { Button, LinkButton, type ButtonVariant } from '@myler/ui/button';
import { signedInAtom, userAtom } from '@myler/state/user';
import { envAtom } from '../store/site-store.ts';
import { signOut } from '../visitor/sign-out.ts';
import { closeForLink } from './use-dialog-history.ts';

interface MemberActionsProps {
  /** The variant of the link to the account, to match the menu's other buttons. */
  variant: ButtonVariant;
  /** Shown to visitors who are not signed in. */
  children: ReactNode;
}

/** At the foot of both menus. A signed-in member sees the account, the web app and "Sign out"; other visitors see `children`. */
export function MemberActions({ variant, children }: MemberActionsProps) {
  const signedIn = useAtomValue(signedInAtom);
  const user = useAtomValue(userAtom);
  const { webAppUrl } = useAtomValue(envAtom);
  const store = useStore();
  if (!signedIn) return children;
  return (
    <>
      <LinkButton variant={variant} fullWidth href={address('/account')} onClick={() => closeForLink(store)}>
        Your membership
      </LinkButton>
      <LinkButton
        key="travels"
        variant="outline"
        fullWidth
        href={`${webAppUrl}/travel`}
        onClick={() => closeForLink(store)}
      >
        {user ? (
          <span>
            <bdi>{user.name}</bdi>’s travels
          </span>
        ) : (
          'Your travels'
        )}
      </LinkButton>
      <Button key="sign-out" variant="outline" fullWidth onClick={() => void signOut(store)}>
        Sign out
      </Button>
    </>
  );
}
