'use client';

import { useState } from 'react';
import type { MemberMembership } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { isMembershipId, membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { isolate } from '@myler/config/names';
import { joinWithAnd } from '@myler/domain/words';
import { RadioCards } from '@myler/ui/radio-cards';
import { Text } from '@myler/ui/text';
import { noticeInWords, refundSum, tierName, toThePenny } from '@myler/domain/membership';
import { DecisionForm } from './DecisionForm.tsx';
import { copy } from './copy.ts';
import { leaveMembership } from './leave-membership.ts';
import type { MemberAccount } from './member-account.ts';

interface RenewalTaskProps {
  account: MemberAccount;
  membership: MemberMembership;
  onDone: () => void;
}

/** Ends or resumes the renewal, or chooses the membership of the next year. */
function changeMembership(account: MemberAccount) {
  return async (body: { renews: boolean; membershipId: MembershipId }) => {
    const membership = await account.withPassword(() => account.provider.call('changeMembership', { body }));
    account.show({ membership });
  };
}

export function StopTask({ account, membership, onDone }: RenewalTaskProps) {
  return (
    <DecisionForm
      value={{ renews: false, membershipId: membership.membershipId }}
      action="Stop the renewal"
      busyLabel="Saving"
      back="Keep it as it is"
      send={changeMembership(account)}
      onDone={onDone}
      onBack={onDone}
    >
      <p>{`You stay a ${tierName(membership)} member until ${formatDate(membership.renewsOn)}. Nothing is charged then, and nobody will try to make you stay. Until that day you can change your mind here.`}</p>
    </DecisionForm>
  );
}

export function ResumeTask({ account, membership, onDone }: RenewalTaskProps) {
  return (
    <DecisionForm
      value={{ renews: true, membershipId: membership.membershipId }}
      action="Resume the renewal"
      busyLabel="Saving"
      back="Keep it as it is"
      send={changeMembership(account)}
      onDone={onDone}
      onBack={onDone}
    >
      <p>{`Your ${tierName(membership)} membership renews on ${formatDate(membership.renewsOn)}. ${noticeInWords(membership)}`}</p>
    </DecisionForm>
  );
}

export function NextYearTask({ account, membership, onDone }: RenewalTaskProps) {
  const now = membership.renewal?.membershipId;
  const [chosen, setChosen] = useState<MembershipId>(now ?? membership.membershipId);
  const options = [{ membershipId: membership.membershipId, price: undefined }, ...membership.lower];
  const lower = membership.lower.find(({ membershipId }) => membershipId === chosen);
  const losing = losingInWords(lower?.withoutPlace, 'From that day', 'then');
  return (
    <DecisionForm
      value={{ renews: true, membershipId: chosen }}
      // Keeping what holds is one of the choices, and changes nothing.
      action={chosen === now ? `Keep ${membershipNames[chosen]}` : `Renew as ${membershipNames[chosen]}`}
      busyLabel="Saving"
      send={chosen === now ? () => Promise.resolve() : changeMembership(account)}
      onDone={onDone}
    >
      <p>{`Until ${formatDate(membership.renewsOn)} you keep ${tierName(membership)}. Your choice starts on that day.`}</p>
      <div>
        <RadioCards
          label="Your membership next year"
          name="next-year"
          value={chosen}
          onChange={(id) => isMembershipId(id) && setChosen(id)}
          options={options.map(({ membershipId, price }) => ({
            value: membershipId,
            title: membershipNames[membershipId],
            description: membershipId === membership.membershipId ? 'As now' : undefined,
            price: price && toThePenny(price),
          }))}
        />
        <Text role="status" before={losing ? 4 : undefined}>
          {losing}
        </Text>
      </div>
    </DecisionForm>
  );
}

/** "From that day the card has no place for Ada Byron and Kofi Mensah. We write to them then." */
const losingInWords = (names: readonly string[] | undefined, from: string, when: string) =>
  names && names.length > 0
    ? `${from} the card has no place for ${joinWithAnd(names.map((name) => isolate(name)))}. We write to them ${when}.`
    : '';

export function LeaveTask({ account, membership, onDone }: RenewalTaskProps) {
  const { leaving } = membership;
  if (!leaving) return <p role="status">The fourteen days are over.</p>;
  const isUpgrade = leaving.kind === 'upgrade';
  const hasRefund = leaving.refund.amount > 0;
  const sum = refundSum(leaving);
  return (
    <DecisionForm
      value={{ kind: leaving.kind, refund: leaving.refund }}
      action={isUpgrade ? `Cancel the upgrade and get ${sum} back` : `Leave and get ${sum} back`}
      busyLabel={copy.close.leaving}
      back="Stay"
      send={leaveMembership(account)}
      onDone={onDone}
      onBack={onDone}
    >
      <p>
        {isUpgrade && leaving.remaining
          ? `Your membership is ${membershipNames[leaving.remaining]} again from now on.`
          : 'Your membership ends now, and with it your privileges at the hotels.'}
      </p>
      {leaving.withoutPlace && <p>{losingInWords(leaving.withoutPlace, 'From now on', 'at once')}</p>}
      <p>
        {[
          hasRefund && `We refund ${toThePenny(leaving.refund)} to your card within five working days.`,
          leaving.gift && `We refund ${toThePenny(leaving.gift)} to your gift card, whose code works again.`,
          leaving.credit && `${toThePenny(leaving.credit)} is your credit again.`,
          'You find a credit note in your payments at once.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </DecisionForm>
  );
}
