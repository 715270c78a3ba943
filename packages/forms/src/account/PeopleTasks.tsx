'use client';

import type { ReactNode } from 'react';
import type { CardPeople } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import { inWords } from '@myler/config/numbers';
import { FORMER_DAYS, OFFER_DAYS, OFFER_WAIT_DAYS } from '@myler/config/people';
import type { AccountTask } from '@myler/state/dialogs';
import { DecisionForm } from './DecisionForm.tsx';
import { InviteForm } from './InviteForm.tsx';
import type { MemberAccount } from './member-account.ts';
import { PersonForm } from './PersonForm.tsx';
import { TakeOverForm } from './TakeOverForm.tsx';

interface TaskProps {
  people: CardPeople;
  personId?: string | undefined;
  account: MemberAccount;
  onDone: () => void;
}

type PeopleTaskName = Extract<
  AccountTask,
  | 'invite'
  | 'withdraw-invitation'
  | 'change-person'
  | 'remove-person'
  | 'leave-card'
  | 'offer-card'
  | 'withdraw-offer'
  | 'take-over-card'
>;

const tasks: Record<PeopleTaskName, (props: TaskProps) => ReactNode> = {
  invite: InviteTask,
  'change-person': ChangeTask,
  'remove-person': RemoveTask,
  'withdraw-invitation': WithdrawTask,
  'leave-card': LeaveTask,
  'offer-card': OfferTask,
  'withdraw-offer': WithdrawOfferTask,
  'take-over-card': TakeOverTask,
};

/** What the holder of a card, or the lead of a household, does about its people; and how others leave. */
export function PeopleTask({ task, ...props }: TaskProps & { task: PeopleTaskName }) {
  const Task = tasks[task];
  return <Task {...props} />;
}

/** Makes a call, asking for the password where it needs it, and shows who is on the card then. */
const changeOf =
  ({ account }: TaskProps) =>
  async (call: () => Promise<CardPeople>) =>
    account.show({ people: await account.withPassword(call) });

const decision = (onDone: () => void) => ({ onDone, onBack: onDone, value: undefined, back: 'Not now' });

function InviteTask(props: TaskProps) {
  const { people, account, onDone } = props;
  return (
    <InviteForm
      places={people.places}
      invite={(body) => changeOf(props)(() => account.provider.call('invite', { body }))}
      onDone={onDone}
      today={today()}
    />
  );
}

function ChangeTask(props: TaskProps) {
  const { people, personId, account, onDone } = props;
  const person = people.people.find(({ id }) => id === personId);
  if (!person) return null;
  const params = { id: person.id };
  return (
    <PersonForm
      person={person}
      save={(body) => changeOf(props)(() => account.provider.call('changePerson', { params, body }))}
      onDone={onDone}
      today={today()}
    />
  );
}

function RemoveTask(props: TaskProps) {
  const { people, personId, account, onDone } = props;
  const person = people.people.find(({ id }) => id === personId);
  if (!person) return null;
  const params = { id: person.id };
  const name = isolate(`${person.firstName} ${person.lastName}`);
  return (
    <DecisionForm
      {...decision(onDone)}
      action={`Remove ${isolate(person.firstName)}`}
      busyLabel="Removing"
      send={() => changeOf(props)(() => account.provider.call('removePerson', { params }))}
    >
      <p>{`${name} no longer sees this membership from the moment you press the button, and we write to say so. Their account closes after ${inWords(FORMER_DAYS)} days.`}</p>
    </DecisionForm>
  );
}

function WithdrawTask(props: TaskProps) {
  const { people, personId, account, onDone } = props;
  const invitation = people.invitations.find(({ id }) => id === personId);
  if (!invitation) return null;
  const params = { id: invitation.id };
  return (
    <DecisionForm
      {...decision(onDone)}
      action="Withdraw it"
      busyLabel="Withdrawing"
      send={() => changeOf(props)(() => account.provider.call('withdrawInvitation', { params }))}
    >
      <p>{`The link that we sent to ${isolate(invitation.email)} stops working. We do not write to say so.`}</p>
    </DecisionForm>
  );
}

function LeaveTask({ people: { holder }, account, onDone }: TaskProps) {
  return (
    <DecisionForm
      {...decision(onDone)}
      action="Leave the card"
      busyLabel="Leaving"
      send={async () => {
        await account.withPassword(() => account.provider.call('leaveCard'));
        account.forget(['people', 'membership']);
      }}
    >
      <p>{`You no longer see the membership of ${isolate(`${holder.firstName} ${holder.lastName}`)} from the moment you press the button. Your account closes after ${inWords(FORMER_DAYS)} days; until then you can sign in and download what we keep about you.`}</p>
    </DecisionForm>
  );
}

function OfferTask(props: TaskProps) {
  const { people, personId, account, onDone } = props;
  const person = people.people.find(({ id }) => id === personId);
  if (!person) return null;
  const params = { id: person.id };
  const first = isolate(person.firstName);
  return (
    <DecisionForm
      {...decision(onDone)}
      action="Offer the card"
      busyLabel="Offering"
      send={() => changeOf(props)(() => account.provider.call('offerCard', { params }))}
    >
      <p>{`${isolate(`${person.firstName} ${person.lastName}`)} gets an email, and can take over the card from their own account once ${inWords(OFFER_WAIT_DAYS)} days are over. The offer stands for ${inWords(OFFER_DAYS)}. Until it is taken up nothing changes, and you can take the offer back.`}</p>
      <p>{`Once that is done, ${first} holds the card, pays for the years to come and decides who is on it, and you are its second adult. The number, the paid year and the credit for friends go with the card. We forget your payment card, and send you the receipts of what you have paid.`}</p>
    </DecisionForm>
  );
}

function WithdrawOfferTask(props: TaskProps) {
  const { people, personId, account, onDone } = props;
  const person = people.people.find(({ id }) => id === personId);
  if (!person) return null;
  const params = { id: person.id };
  return (
    <DecisionForm
      {...decision(onDone)}
      action="Take it back"
      busyLabel="Taking it back"
      send={() => changeOf(props)(() => account.provider.call('withdrawOffer', { params }))}
    >
      <p>{`${isolate(`${person.firstName} ${person.lastName}`)} can’t take over your card any more. We do not write to say so.`}</p>
    </DecisionForm>
  );
}

function TakeOverTask({ people: { holder, offer }, account, onDone }: TaskProps) {
  if (!offer) return null;
  return (
    <TakeOverForm
      holder={holder}
      offer={offer}
      takeOver={async () => {
        await account.withPassword(() => account.provider.call('takeOverCard', { body: { termsAccept: true } }));
        account.forget(['details']);
        await Promise.all([account.read('membership'), account.read('people')]).catch(() => undefined);
      }}
      onDone={onDone}
    />
  );
}
