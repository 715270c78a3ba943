'use client';

import type { ReactNode } from 'react';
import type { CardPeople } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import type { AccountTask } from '@myler/state/dialogs';
import { DecisionForm } from './DecisionForm.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { MemberAccount } from './member-account.ts';
import { PersonForm } from './PersonForm.tsx';

interface PeopleTaskProps {
  task: Extract<AccountTask, 'invite' | 'withdraw-invitation' | 'change-person' | 'remove-person' | 'leave-card'>;
  people: CardPeople;
  personId?: string | undefined;
  account: MemberAccount;
  onDone: () => void;
}

/** What the holder of a card, or the lead of a household, does about its people; and how others leave. */
export function PeopleTask({ task, people, personId, account, onDone }: PeopleTaskProps): ReactNode {
  /** Makes a call, asking for the password where it needs it, and shows who is on the card then. */
  const change = async (call: () => Promise<CardPeople>) =>
    account.show({ people: await account.withPassword(() => call()) });
  const params = { id: personId ?? '' };
  const person = people.people.find(({ id }) => id === personId);
  const invitation = people.invitations.find(({ id }) => id === personId);
  const back = { onDone, onBack: onDone, value: undefined };
  switch (task) {
    case 'invite':
      return (
        <InviteForm
          places={people.places}
          invite={(body) => change(() => account.provider.call('invite', { body }))}
          onDone={onDone}
          today={today()}
        />
      );
    case 'change-person':
      return (
        person && (
          <PersonForm
            person={person}
            save={(body) => change(() => account.provider.call('changePerson', { params, body }))}
            onDone={onDone}
            today={today()}
          />
        )
      );
    case 'remove-person':
      return (
        person && (
          <DecisionForm
            {...back}
            action={`Remove ${person.firstName}`}
            busyLabel="Removing"
            back="Not now"
            send={() => change(() => account.provider.call('removePerson', { params }))}
          >
            <p>{`${isolate(`${person.firstName} ${person.lastName}`)} no longer sees this membership from the moment you press the button, and we write to say so. Their account closes after thirty days.`}</p>
          </DecisionForm>
        )
      );
    case 'withdraw-invitation':
      return (
        invitation && (
          <DecisionForm
            {...back}
            action="Withdraw it"
            busyLabel="Withdrawing"
            back="Not now"
            send={() => change(() => account.provider.call('withdrawInvitation', { params }))}
          >
            <p>{`The link that we sent to ${isolate(invitation.email)} stops working. We do not write to say so.`}</p>
          </DecisionForm>
        )
      );
    case 'leave-card':
      return (
        <DecisionForm
          {...back}
          action="Leave the card"
          busyLabel="Leaving"
          back="Not now"
          send={async () => {
            await account.withPassword(() => account.provider.call('leaveCard'));
            account.forget(['people', 'membership']);
          }}
        >
          <p>{`You no longer see the membership of ${isolate(`${people.holder.firstName} ${people.holder.lastName}`)}, from the moment you press the button. Your account closes after thirty days; until then you can sign in and download what we keep about you.`}</p>
        </DecisionForm>
      );
  }
}
