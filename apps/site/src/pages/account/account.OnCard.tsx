import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { ApiError } from '@myler/api-client/errors';
import type { MemberMembership } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { useMemberData, type MemberPart } from '../../features/account/use-member-data.ts';
import { LoadedFrom } from './account.Loaded.tsx';
import rows from './account.Row.module.css';

interface OnCardProps {
  skeleton: ReactElement;
  children: (membership: MemberMembership) => ReactNode;
}

/** What is shown to who is on a card; others read that they are on none any more. */
export function OnCard({ skeleton, children }: OnCardProps) {
  const membership = useMembership();
  if (isOnNoCard(membership)) return <OnNoCard />;
  return (
    <LoadedFrom from={membership} what="your membership" skeleton={skeleton}>
      {children}
    </LoadedFrom>
  );
}

/** The membership, which is read again once it was forgotten: whoever leaves a card is on none. */
export function useMembership(): MemberPart<'membership'> {
  const part = useMemberData('membership');
  const wasThere = useRef(false);
  const { value, retry } = part;
  useEffect(() => {
    if (!value && wasThere.current) retry();
    wasThere.current = value !== undefined;
  }, [value, retry]);
  return part;
}

/** Whether the provider says that there is no membership, which is so for who was on somebody else’s card. */
export const isOnNoCard = ({ value, failure }: MemberPart<'membership'>) =>
  value === undefined && failure?.error instanceof ApiError && failure.error.status === 404;

export function OnNoCard() {
  return (
    <div className={rows.rows}>
      <div className={rows.single}>
        <StateMessage
          kind="empty"
          vignette="suitcase"
          title="You are on no card any more."
          actions={
            <>
              <LinkButton href={address('/account/privacy')}>Download or close</LinkButton>
              <LinkButton variant="outline" href={address('/membership')}>
                Look at the memberships
              </LinkButton>
            </>
          }
        >
          Our email says why, and on which day we close your account and delete what we keep about you. Until then you
          can download it.
        </StateMessage>
      </div>
    </div>
  );
}
