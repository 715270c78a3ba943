import { useAtomValue, useStore } from 'jotai';
import { address } from '@myler/config/address';
import { Button, LinkButton } from '@myler/ui/button';
import { signedInAtom, userAtom } from '@myler/state/user';
import { useIsLive } from '@myler/ui/use-is-live';
import { action } from '@myler/islands/attributes';
import { JoinLink } from '../features/memberships/JoinLink.tsx';
import { signOut } from '../visitor/sign-out.ts';
import styles from './account.island.module.css';

/** A signed-in member sees their name, which leads to the account, and "Sign out"; other visitors see "Sign in" and "Join". */
export function Account() {
  const isLive = useIsLive();
  // Server markup is the same for everyone, so hydration starts signed out.
  const signedIn = useAtomValue(signedInAtom) && isLive;
  const user = useAtomValue(userAtom);
  const store = useStore();
  return (
    <div className={styles.account}>
      {signedIn ? (
        <>
          {/* A different key gives "Sign in" another node, so that the press that signs out cannot land on it. */}
          <Button key="sign-out" variant="quiet" data-only="wide" onClick={() => void signOut(store)}>
            Sign out
          </Button>
          <LinkButton variant="gold" size="small" href={address('/account')} aria-label={accountLabel(user?.name)}>
            {user ? <bdi className={styles.name}>{user.name}</bdi> : 'Account'}
          </LinkButton>
        </>
      ) : (
        <>
          <Button key="sign-in" variant="quiet" data-only="wide" {...action({ dialog: 'sign-in' })}>
            Sign in
          </Button>
          <JoinLink variant="gold" size="small">
            Join
          </JoinLink>
        </>
      )}
    </div>
  );
}

/** The visible name is part of the label, for those who speak to their device. */
const accountLabel = (name: string | undefined) => (name ? `${name}, your membership` : 'Account');
