'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { MemberDetails, MemberMembership, MemberPayments, UpgradeReceipt } from '@myler/api-client/contract';
import { DEFAULT_CURRENCY } from '@myler/config/currencies';
import { today } from '@myler/config/dates';
import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import type { AccountTask } from '@myler/state/dialogs';
import { Skeleton } from '@myler/ui/skeleton';
import type { MemberData } from '@myler/state/user';
import { CardChangeForm } from './CardChangeForm.tsx';
import { CloseAccountForm } from './CloseAccountForm.tsx';
import { EmailChangeForm } from './EmailChangeForm.tsx';
import { KeptByLaw } from './KeptByLaw.tsx';
import { leaveMembership } from './leave-membership.ts';
import type { MemberAccount } from './member-account.ts';
import { AddPasskeyTask, RemovePasskeyTask, RenamePasskeyTask } from './PasskeyTasks.tsx';
import { PeopleTask } from './PeopleTasks.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { LeaveTask, NextYearTask, ResumeTask, StopTask } from './RenewalTasks.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';
import { UpgradeThanks } from './UpgradeThanks.tsx';

export interface AccountTaskContentProps {
  task: AccountTask;
  /** The membership of an upgrade. */
  membershipId: MembershipId | undefined;
  /** The passkey that is renamed or removed. */
  passkeyId: string | undefined;
  /** The person or the invitation that the task is about. */
  personId?: string | undefined;
  account: MemberAccount;
  /** What has been read of the member. Nothing is shown without what the task needs. */
  data: MemberData;
  /** The address of a tier's card as a picture. */
  cardSource?: ((membershipId: MembershipId) => string) | undefined;
  /** Called when the task is done, and its form has given way to thanks: the dialog has another title then. */
  onThanks?: (() => void) | undefined;
  onDone: () => void;
  /** As `onDone`, where a link is followed. */
  onFollow: () => void;
}

const titles: Record<AccountTask, string> = {
  password: 'Enter your password',
  'change-email': 'Change your email',
  'change-password': 'Change your password',
  'change-card': 'Use another card',
  upgrade: 'Upgrade your membership',
  'next-year': 'Your membership next year',
  stop: 'Stop the renewal',
  resume: 'Resume the renewal',
  leave: 'Leave within fourteen days',
  'add-passkey': 'Add a passkey',
  'rename-passkey': 'Rename the passkey',
  'remove-passkey': 'Remove the passkey',
  invite: 'Invite somebody',
  'withdraw-invitation': 'Withdraw the invitation',
  'change-person': 'Change their place',
  'remove-person': 'Remove from the card',
  'leave-card': 'Leave the card',
  'offer-card': 'Hand over the card',
  'withdraw-offer': 'Take back the offer',
  'take-over-card': 'Take over the card',
  close: 'Close your account',
};

/** The title of the dialog of a task. */
export function accountTaskTitle(task: AccountTask, membershipId: MembershipId | undefined, isThanks = false): string {
  if (isThanks) return 'Your new membership';
  return task === 'upgrade' && membershipId ? `Move to ${membershipNames[membershipId]}` : titles[task];
}

/** The form of one task, with the member’s data that the page behind it has read. */
export function AccountTaskContent(props: AccountTaskContentProps): ReactNode {
  const { task, membershipId, passkeyId, data } = props;
  const { membership, details, payments, passkeys, sessions, people } = data;
  switch (task) {
    case 'password':
      return null;
    case 'change-email':
      return details && <EmailTask {...props} details={details} />;
    case 'change-password':
      return details && <PasswordTask {...props} details={details} />;
    case 'change-card':
      return payments && <CardTask {...props} payments={payments} />;
    case 'upgrade':
      return (
        membership && (
          <UpgradeTask {...props} {...{ membership, membershipId, payments }} hasCredit={data.referral !== undefined} />
        )
      );
    case 'add-passkey':
      return <AddPasskeyTask {...props} device={sessions?.items.find(({ isThis }) => isThis)?.device} />;
    case 'rename-passkey':
    case 'remove-passkey': {
      const passkey = passkeys?.items.find(({ id }) => id === passkeyId);
      const Task = task === 'rename-passkey' ? RenamePasskeyTask : RemovePasskeyTask;
      return passkey && <Task {...props} passkey={passkey} />;
    }
    case 'invite':
    case 'withdraw-invitation':
    case 'change-person':
    case 'remove-person':
    case 'leave-card':
    case 'offer-card':
    case 'withdraw-offer':
    case 'take-over-card':
      return people && <PeopleTask {...props} task={task} people={people} />;
    case 'close':
      return details && <CloseTask {...props} details={details} membership={membership} />;
    default: {
      const Task = { 'next-year': NextYearTask, stop: StopTask, resume: ResumeTask, leave: LeaveTask }[task];
      return membership && <Task {...props} membership={membership} />;
    }
  }
}

type TaskProps = Pick<AccountTaskContentProps, 'account' | 'onDone' | 'onFollow' | 'cardSource' | 'onThanks'>;

function EmailTask({ account, onDone, details }: TaskProps & { details: MemberDetails }) {
  return (
    <EmailChangeForm
      email={details.email}
      sendLink={(email) => account.withPassword(() => account.site.call('changeEmail', { body: { email } }))}
      onSent={(newEmail) => account.show({ details: { ...details, newEmail } })}
      onDone={onDone}
    />
  );
}

function PasswordTask({ account, onDone, details }: TaskProps & { details: MemberDetails }) {
  return (
    <PasswordChangeForm
      owner={details}
      change={(body) =>
        account.asMember(async () => account.goOnIn(await account.site.call('changePassword', { body })))
      }
      onDone={onDone}
    />
  );
}

function CardTask({ account, onDone, payments }: TaskProps & { payments: MemberPayments }) {
  const currency = payments.payments[0]?.paid.currency ?? DEFAULT_CURRENCY;
  return (
    <CardChangeForm
      currency={currency}
      save={async (creditCard) => {
        // One key for the call and its repetition after the password: the card may pay a renewal, once.
        const call = { body: { creditCard }, idempotencyKey: crypto.randomUUID() };
        const changed = await account.withPassword(() => account.site.call('changeCard', call));
        account.show({ payments: changed });
        // The card may have paid a renewal.
        await account.read('membership').catch(() => undefined);
      }}
      onSaved={onDone}
    />
  );
}

interface UpgradeTaskProps extends TaskProps {
  membership: MemberMembership;
  membershipId: MembershipId | undefined;
  payments: MemberPayments | undefined;
  /** Whether the page behind shows the credit, which the upgrade may use. */
  hasCredit: boolean;
}

function UpgradeTask(props: UpgradeTaskProps) {
  const { account, onThanks, membership, membershipId, payments, hasCredit } = props;
  const [paid, setPaid] = useState<{ receipt: UpgradeReceipt | undefined }>();
  // The overview has no payments yet, and a card is stored also when the renewal is stopped.
  const hasPayments = payments !== undefined;
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (!hasPayments) account.read('payments').catch(() => setUnknown(true));
  }, [account, hasPayments]);
  if (paid && membershipId) return <UpgradeThanks {...props} {...paid} membershipId={membershipId} today={today()} />;
  const upgrade = membership.upgrades.find((each) => each.membershipId === membershipId);
  if (!upgrade)
    return <p role="status">This is no longer an upgrade for you. Close this and look at your membership again.</p>;
  if (!hasPayments && !isUnknown) return <Skeleton shape="title" />;
  return (
    <UpgradeForm
      from={membership.membershipId}
      upgrade={upgrade}
      card={payments ? payments.card : membership.renewal?.card}
      outcome={(idempotencyKey) => account.asMember(() => account.site.call('upgradeOutcome', { idempotencyKey }))}
      pay={(body, idempotencyKey) => account.withPassword(() => account.site.call('upgrade', { body, idempotencyKey }))}
      onPaid={(receipt) => {
        setPaid({ receipt });
        onThanks?.();
        const changed = ['membership', 'payments', ...(hasCredit ? (['referral'] as const) : [])] as const;
        for (const part of changed) account.read(part).catch(() => undefined);
      }}
      onPriceChanged={() => void account.read('membership').catch(() => undefined)}
    />
  );
}

function CloseTask({
  account,
  onDone,
  details,
  membership,
}: TaskProps & { details: MemberDetails; membership: MemberMembership | undefined }) {
  // Whoever pays for no year has none to wait for.
  const isHeld = membership && !membership.person && !membership.ended && membership.renewsOn > today();
  return (
    <>
      {membership && !membership.person && <KeptByLaw />}
      <CloseAccountForm
        email={details.email}
        endsOn={isHeld ? membership.renewsOn : undefined}
        leaving={membership?.leaving}
        today={today()}
        leave={leaveMembership(account)}
        close={(body) => account.withPassword(() => account.site.call('closeAccount', { body }))}
        onClosed={(when) => {
          onDone();
          if (when === 'now') account.signOut();
          else if (when === 'after-year') void account.read('membership').catch(() => undefined);
        }}
      />
    </>
  );
}
