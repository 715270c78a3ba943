import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Country, MemberDetails } from '@myler/api-client/contract';
import { createGatewayClient } from '@myler/api-client/gateway';
import { today } from '@myler/config/dates';
import { DetailsForm, EmailCancelForm } from '@myler/forms/account';
import { Text } from '@myler/ui/text';
import { withPassword } from '../../features/account/enter-password.ts';
import { asMember, provider, site } from '../../features/account/member-calls.ts';
import { readMemberData } from '../../features/account/use-member-data.ts';
import { storeMemberDataAtom } from '@myler/state/user';
import { Row, Rows } from './account.Row.tsx';
import { DetailsSkeleton } from './account.Skeletons.tsx';
import { TaskButton } from './account.TaskButton.tsx';
import styles from './account.Rows.module.css';

const gateway = createGatewayClient();

const readCities = async (country: string) => (await gateway.call('countries', { query: { country } }))[0];

/** What we know of a member and the family, each to be changed where it stands. */
export function Details({ details, hasChildren }: { details: MemberDetails; hasChildren: boolean }) {
  const store = useStore();
  return (
    <Rows>
      <Row title="You and yours" lead="So that cots, menus and connecting rooms are right before you arrive.">
        <FamilyDetails details={details} hasChildren={hasChildren} />
      </Row>
      <Row title="Email" lead="You sign in with it, and our emails go there.">
        <Text size="lead" className={styles.value}>
          {details.email}
        </Text>
        <EmailCancelForm
          newEmail={details.newEmail}
          cancel={async () => {
            await asMember(store, () => site.call('cancelEmailChange'));
            await readMemberData(store, 'details');
          }}
        />
        <div>
          <TaskButton task="change-email">Change your email</TaskButton>
        </div>
      </Row>
      <Row title="Password" lead="A new one signs out all other devices.">
        <div>
          <TaskButton task="change-password">Change your password</TaskButton>
        </div>
      </Row>
    </Rows>
  );
}

function FamilyDetails({ details, hasChildren }: { details: MemberDetails; hasChildren: boolean }) {
  const store = useStore();
  const { countries, read } = useCountries();
  // The form starts with a telephone number that is split by the list of countries.
  if (countries === null) return <DetailsSkeleton />;
  return (
    <DetailsForm
      key={countries ? 'listed' : 'not-listed'}
      details={details}
      hasChildren={hasChildren}
      countries={countries}
      readCities={readCities}
      onRetryCountries={read}
      save={(body) => withPassword(store, () => provider.call('changeDetails', { body }))}
      onSaved={(saved) => {
        store.set(storeMemberDataAtom, { details: saved });
        // The card shows the name.
        void readMemberData(store, 'membership').catch(() => undefined);
      }}
      today={() => today()}
    />
  );
}

/** The provider’s countries: null while they load, undefined when loading failed. */
function useCountries() {
  const [countries, setCountries] = useState<readonly Country[] | null | undefined>(null);
  const read = useCallback(() => {
    gateway.call('countries').then(setCountries, () => setCountries(undefined));
  }, []);
  useEffect(() => read(), [read]);
  return { countries, read };
}
