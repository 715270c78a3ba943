import { Gate } from './account.Gate.tsx';
import { Privacy } from './account.Privacy.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';

export function MemberPrivacy() {
  return (
    <Gate skeleton={<RowsSkeleton />}>
      <Privacy />
    </Gate>
  );
}
