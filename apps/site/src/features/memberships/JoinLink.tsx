import type { ReactNode } from 'react';
import type { PagePath } from '@myler/config/pages';
import type { MembershipId } from '@myler/config/memberships';
import { LinkButton, type ButtonVariant } from '@myler/ui/button';
import { action } from '@myler/islands/attributes';

interface JoinLinkProps {
  /** The tier that the wizard opens on; without one it opens on the choice of tiers. */
  membershipId?: MembershipId;
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  fullWidth?: boolean;
  children: ReactNode;
}

/**
 * Opens the join-us wizard. It is a link to the wizard's deep link, so that it also works in a new tab and when it is
 * copied into an email.
 */
export function JoinLink({ membershipId, children, ...button }: JoinLinkProps) {
  return (
    <LinkButton
      {...button}
      href={`${'/membership' satisfies PagePath}?join=${membershipId ?? ''}`}
      {...action({ dialog: 'join-us-1', membership: membershipId })}
    >
      {children}
    </LinkButton>
  );
}
