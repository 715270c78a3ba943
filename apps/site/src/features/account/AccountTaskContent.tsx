import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import type { MemberDetails, MemberMembership, MemberPayments } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import type { MembershipId } from '@myler/config/memberships';
import { membershipNames } from '@myler/config/membership-ids';
import {
  CardChangeForm,
  CloseAccountForm,
  EmailChangeForm,
  PasswordChangeForm,
  UpgradeForm,
} from '@myler/forms/account';
import type { AccountTask } from '@myler/state/dialogs';
import { Skeleton } from '@myler/ui/skeleton';
import { memberDataAtom, storeMemberDataAtom } from '@myler/state/user';
import { signOut } from '../../visitor/sign-out.ts';
import type { SiteStore } from '../../store/site-store.ts';
import { withPassword } from './enter-password.ts';
import { asMember, goOnIn, site } from './member-calls.ts';
import { AddPasskeyTask, RemovePasskeyTask, RenamePasskeyTask } from './PasskeyTasks.tsx';
import { LeaveTask, NextYearTask, ResumeTask, StopTask } from './RenewalTasks.tsx';
import { readMemberData } from './use-member-data.ts';
import { KeptByLaw } from './KeptByLaw.tsx';

interface TaskContentProps {
  task: AccountTask;
  membershipId: MembershipId | undefined;
  passkeyId: string | undefined;
  onDone: () => void;
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
  close: 'Close your account',
};

export function taskTitle(task: AccountTask, membershipId: MembershipId | undefined): string {
  return task === 'upgrade' && membershipId ? `Move to ${membershipNames[membershipId]}` : titles[task];
}

/** The form of one task, with the member’s data that the page behind it has read. */
export function AccountTaskContent({ task, membershipId, passkeyId, onDone }: TaskContentProps): ReactNode {
  const store = useStore();
  const { membership, details, payments, passkeys, sessions } = useAtomValue(memberDataAtom);
  const props = { store, onDone };
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
      return membership && <UpgradeTask {...props} {...{ membership, membershipId, payments }} />;
    case 'add-passkey':
      return <AddPasskeyTask {...props} device={sessions?.items.find(({ isThis }) => isThis)?.device} />;
    case 'rename-passkey':
    case 'remove-passkey': {
      const passkey = passkeys?.items.find(({ id }) => id === passkeyId);
      const Task = task === 'rename-passkey' ? RenamePasskeyTask : RemovePasskeyTask;
      return passkey && <Task {...props} passkey={passkey} />;
    }
    case 'close':
      return details && membership && <CloseTask {...props} details={details} membership={membership} />;
    default: {
      const Task = { 'next-year': NextYearTask, stop: StopTask, resume: ResumeTask, leave: LeaveTask }[task];
      return membership && <Task {...props} membership={membership} />;
    }
  }
}

interface TaskProps {
  store: SiteStore;
  onDone: () => void;
}

function EmailTask({ store, onDone, details }: TaskProps & { details: MemberDetails }) {
  return (
    <EmailChangeForm
      email={details.email}
      sendLink={(email) => withPassword(store, () => site.call('changeEmail', { body: { email } }))}
      onSent={(newEmail) => store.set(storeMemberDataAtom, { details: { ...details, newEmail } })}
      onDone={onDone}
    />
  );
}

function PasswordTask({ store, onDone, details }: TaskProps & { details: MemberDetails }) {
  return (
    <PasswordChangeForm
      owner={details}
      change={(body) => asMember(store, async () => goOnIn(store, await site.call('changePassword', { body })))}
      onDone={onDone}
    />
  );
}

function CardTask({ store, onDone, payments }: TaskProps & { payments: MemberPayments }) {
  const currency = payments.payments[0]?.paid.currency ?? 'GBP';
  return (
    <CardChangeForm
      currency={currency}
      save={async (creditCard) => {
        // One key for the call and its repetition after the password: the card may pay a renewal, once.
        const call = { body: { creditCard }, idempotencyKey: crypto.randomUUID() };
        const changed = await withPassword(store, () => site.call('changeCard', call));
        store.set(storeMemberDataAtom, { payments: changed });
        // The card may have paid a renewal.
        await readMemberData(store, 'membership').catch(() => undefined);
      }}
      onSaved={onDone}
    />
  );
}

interface UpgradeTaskProps extends TaskProps {
  membership: MemberMembership;
  membershipId: MembershipId | undefined;
  payments: MemberPayments | undefined;
}

function UpgradeTask({ store, onDone, membership, membershipId, payments }: UpgradeTaskProps) {
  // The overview has no payments yet, and a card is stored also when the renewal is stopped.
  const hasPayments = payments !== undefined;
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (!hasPayments) readMemberData(store, 'payments').catch(() => setUnknown(true));
  }, [store, hasPayments]);
  const upgrade = membership.upgrades.find((each) => each.membershipId === membershipId);
  if (!upgrade)
    return <p role="status">This is no longer an upgrade for you. Close this and look at your membership again.</p>;
  if (!hasPayments && !isUnknown) return <Skeleton shape="title" />;
  return (
    <UpgradeForm
      from={membership.membershipId}
      upgrade={upgrade}
      card={payments ? payments.card : membership.renewal?.card}
      outcome={(idempotencyKey) => asMember(store, () => site.call('upgradeOutcome', { idempotencyKey }))}
      pay={(body, idempotencyKey) => withPassword(store, () => site.call('upgrade', { body, idempotencyKey }))}
      onPaid={() => {
        onDone();
        for (const changed of ['membership', 'payments'] as const)
          readMemberData(store, changed).catch(() => undefined);
      }}
      onPriceChanged={() => void readMemberData(store, 'membership').catch(() => undefined)}
    />
  );
}

function CloseTask({
  store,
  onDone,
  details,
  membership,
}: TaskProps & { details: MemberDetails; membership: MemberMembership }) {
  return (
    <>
      <KeptByLaw />
      <CloseAccountForm
        email={details.email}
        endsOn={membership.ended || membership.renewsOn <= today() ? undefined : membership.renewsOn}
        close={(body) => withPassword(store, () => site.call('closeAccount', { body }))}
        onClosed={(when) => {
          onDone();
          if (when === 'now') void signOut(store);
          else void readMemberData(store, 'membership').catch(() => undefined);
        }}
      />
    </>
  );
}
