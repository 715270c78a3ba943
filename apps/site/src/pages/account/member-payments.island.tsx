import { Gate } from './account.Gate.tsx';
import { Payments } from './account.Payments.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';

export function MemberPayments() {
  return (
    <Gate skeleton={<RowsSkeleton />}>
      <Payments />
    </Gate>
  );
}
