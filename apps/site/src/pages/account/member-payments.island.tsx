import { Gate } from './account.Gate.tsx';
import { Loaded } from './account.Loaded.tsx';
import { Payments } from './account.Payments.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';

export function MemberPayments() {
  return (
    <Gate skeleton={<RowsSkeleton />}>
      <Loaded name="membership" what="your membership" skeleton={<RowsSkeleton />}>
        {(membership) => (
          <Loaded name="payments" what="your payments" skeleton={<RowsSkeleton />}>
            {(payments) => <Payments membership={membership} payments={payments} />}
          </Loaded>
        )}
      </Loaded>
    </Gate>
  );
}
