import { useMemberData } from '../../features/account/use-member-data.ts';
import { Gate } from './account.Gate.tsx';
import { LoadedFrom } from './account.Loaded.tsx';
import { OnCard } from './account.OnCard.tsx';
import { People } from './account.People.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';

export function MemberPeople() {
  return (
    <Gate skeleton={<RowsSkeleton />}>
      <PeopleOfMember />
    </Gate>
  );
}

/** The membership and its people are read at once. */
function PeopleOfMember() {
  const people = useMemberData('people');
  return (
    <OnCard skeleton={<RowsSkeleton />}>
      {(membership) => (
        <LoadedFrom from={people} what="who is on the card" skeleton={<RowsSkeleton />}>
          {(value) => <People membership={membership} people={value} />}
        </LoadedFrom>
      )}
    </OnCard>
  );
}
