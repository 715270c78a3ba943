import { Gate } from './account.Gate.tsx';
import { Loaded } from './account.Loaded.tsx';
import { OnCard } from './account.OnCard.tsx';
import { People } from './account.People.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';

export function MemberPeople() {
  return (
    <Gate skeleton={<RowsSkeleton />}>
      <OnCard skeleton={<RowsSkeleton />}>
        {(membership) => (
          <Loaded name="people" what="who is on the card" skeleton={<RowsSkeleton />}>
            {(people) => <People membership={membership} people={people} />}
          </Loaded>
        )}
      </OnCard>
    </Gate>
  );
}
