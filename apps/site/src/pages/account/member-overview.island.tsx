import { Gate } from './account.Gate.tsx';
import { Loaded } from './account.Loaded.tsx';
import { Overview } from './account.Overview.tsx';
import { OverviewSkeleton } from './account.Skeletons.tsx';

export function MemberOverview() {
  return (
    <Gate skeleton={<OverviewSkeleton />}>
      <Loaded name="membership" what="your membership" skeleton={<OverviewSkeleton />}>
        {(membership) => <Overview membership={membership} />}
      </Loaded>
    </Gate>
  );
}
