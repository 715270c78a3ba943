import { useSetAtom } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import type { MembershipId } from '@myler/config/memberships';
import { LinkButton, type ButtonVariant } from '@myler/ui/button';
import { openDialogAtom } from '@myler/state/dialogs';
import { preloadDialog } from './dialog-modules.ts';

interface JoinLinkProps {
  /** The tier the wizard opens on; without one it opens on the choice. */
  membershipId?: MembershipId;
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  full?: boolean;
  children: ReactNode;
}

/**
 * Opens the join-us wizard. It is a link, so that without JavaScript, in a new tab or in a mail it still leads
 * somewhere: to the deep link that opens the same wizard.
 */
export function JoinLink({ membershipId, children, ...button }: JoinLinkProps) {
  const open = useSetAtom(openDialogAtom);
  const preload = () => preloadDialog('join-us-1');
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open('join-us-1', membershipId ? { membershipId } : {});
  };
  return (
    <LinkButton
      {...button}
      href={`/membership?join=${membershipId ?? ''}`}
      data-app=""
      onClick={press}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </LinkButton>
  );
}
