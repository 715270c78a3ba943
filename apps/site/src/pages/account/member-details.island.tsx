import { DetailsSkeleton } from './account.Skeletons.tsx';
import { childrenRights } from '@myler/config/people';
import type { MemberDetails as Details } from '@myler/api-client/contract';
import { Details as DetailsRows } from './account.Details.tsx';
import { Gate } from './account.Gate.tsx';
import { isOnNoCard, useMembership } from './account.OnCard.tsx';
import { Loaded } from './account.Loaded.tsx';

export function MemberDetails() {
  return (
    <Gate skeleton={<DetailsSkeleton />}>
      <Loaded name="details" what="your details" skeleton={<DetailsSkeleton />}>
        {(details) => <WithRole details={details} />}
      </Loaded>
    </Gate>
  );
}

/** The children are named by the holder, the second adult and the leads of households. */
function WithRole({ details }: { details: Details }) {
  const membership = useMembership();
  const { value, failure } = membership;
  if (!value && !failure) return <DetailsSkeleton />;
  const role = value?.person?.role ?? (isOnNoCard(membership) ? 'former' : 'holder');
  return <DetailsRows details={details} hasChildren={childrenRights[role] === 'edit'} />;
}
