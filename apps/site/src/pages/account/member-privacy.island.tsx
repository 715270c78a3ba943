import { Gate } from './account.Gate.tsx';
import { Loaded } from './account.Loaded.tsx';
import { Privacy } from './account.Privacy.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';

export function MemberPrivacy() {
  return (
    <Gate skeleton={<RowsSkeleton />}>
      <Loaded name="sessions" what="your sessions" skeleton={<RowsSkeleton />}>
        {(sessions) => (
          <Loaded name="details" what="your details" skeleton={<RowsSkeleton />}>
            {() => (
              <Loaded name="membership" what="your membership" skeleton={<RowsSkeleton />}>
                {() => (
                  <Loaded name="passkeys" what="your passkeys" skeleton={<RowsSkeleton />}>
                    {(passkeys) => <Privacy sessions={sessions.items} passkeys={passkeys.items} />}
                  </Loaded>
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Gate>
  );
}
