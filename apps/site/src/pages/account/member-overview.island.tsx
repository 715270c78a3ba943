import { Gate } from './account.Gate.tsx';
import { OnCard } from './account.OnCard.tsx';
import { Overview } from './account.Overview.tsx';
import { OverviewSkeleton } from './account.Skeletons.tsx';

export function MemberOverview() {
  return (
    <Gate skeleton={<OverviewSkeleton />}>
      <OnCard skeleton={<OverviewSkeleton />}>{(membership) => <Overview membership={membership} />}</OnCard>
    </Gate>
  );
}
