import type { ReactNode } from 'react';
import type { PagePath } from '@myler/config/pages';
import type { MembershipId } from '@myler/config/memberships';
import { LinkButton, type ButtonVariant } from '@myler/ui/button';
import { action } from '@myler/islands/attributes';
import { atom, useAtomValue } from 'jotai';

interface JoinLinkProps {
  /** The tier that the wizard opens on; without one it opens on the choice of tiers. */
  membershipId?: MembershipId;
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  fullWidth?: boolean;
  children: ReactNode;
}

/** What a member sees in the place of a link that joins. */
export interface MemberLink {
  text: string;
  href: string;
  attributes: ReturnType<typeof action>;
  /** A line below it, and its class. */
  note: string | undefined;
  noteClass: string | undefined;
}

/** The links of whoever is signed in, from `member-links.tsx`, which other visitors do not load. */
export const memberLinksAtom = atom<{ linkOf?: (tier: MembershipId | undefined) => MemberLink }>({});

/**
 * Opens the join-us wizard. It is a link to the wizard's deep link, so that it also works in a new tab and when it is
 * copied into an email. For a member it is what becomes of their membership.
 */
export function JoinLink({ membershipId, children, ...button }: JoinLinkProps) {
  const memberLink = useAtomValue(memberLinksAtom).linkOf?.(membershipId);
  return (
    <>
      <LinkButton
        {...button}
        href={memberLink?.href ?? `${'/membership' satisfies PagePath}?join=${membershipId ?? ''}`}
        {...(memberLink?.attributes ?? action({ dialog: 'join-us-1', membership: membershipId }))}
      >
        {memberLink?.text ?? children}
      </LinkButton>
      {memberLink?.note && <span className={memberLink.noteClass}>{memberLink.note}</span>}
    </>
  );
}
