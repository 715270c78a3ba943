import { DetailsSkeleton } from './account.Skeletons.tsx';
import { Details } from './account.Details.tsx';
import { Gate } from './account.Gate.tsx';
import { Loaded } from './account.Loaded.tsx';

export function MemberDetails() {
  return (
    <Gate skeleton={<DetailsSkeleton />}>
      <Loaded name="details" what="your details" skeleton={<DetailsSkeleton />}>
        {(details) => <Details details={details} />}
      </Loaded>
    </Gate>
  );
}
