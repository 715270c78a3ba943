import type { MemberDetails as MemberDetailsData } from '@myler/api-client/contract';
import { childrenRights, type CardRole } from '@myler/config/people';
import { useMemberData } from '../../features/account/use-member-data.ts';
import { Details } from './account.Details.tsx';
import { Gate } from './account.Gate.tsx';
import { LoadedFrom } from './account.Loaded.tsx';
import { isOnNoCard, useMembership } from './account.OnCard.tsx';
import { DetailsSkeleton } from './account.Skeletons.tsx';

export function MemberDetails() {
  return (
    <Gate skeleton={<DetailsSkeleton />}>
      <DetailsOfMember />
    </Gate>
  );
}

/** The children are named by the holder, the second adult and the leads of households. Both parts are read at once. */
function DetailsOfMember() {
  const details = useMemberData('details');
  const membership = useMembership();
  const rows = (value: MemberDetailsData, role: CardRole) => (
    <Details details={value} hasChildren={childrenRights[role] === 'edit'} />
  );
  return (
    <LoadedFrom from={details} what="your details" skeleton={<DetailsSkeleton />}>
      {(value) =>
        isOnNoCard(membership) ? (
          rows(value, 'former')
        ) : (
          <LoadedFrom from={membership} what="your membership" skeleton={<DetailsSkeleton />}>
            {({ person }) => rows(value, person?.role ?? 'holder')}
          </LoadedFrom>
        )
      }
    </LoadedFrom>
  );
}
