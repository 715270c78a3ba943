import type { Logger } from '@myler/server/log';
import { changePassword, confirmPassword, signOutOthers } from '../../accounts/confirm-password.ts';
import {
  cancelEmailByLink,
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
} from '../../accounts/change-email.ts';
import { endOneSession, listSessions } from '../../accounts/list-sessions.ts';
import type { PasswordHasher } from '../../accounts/password-hasher.ts';
import type { Handlers } from '../../http/route.ts';
import { closeAccount } from '../../member/close.ts';
import { changeDetails, changeInvoice, memberDetails } from '../../member/details.ts';
import { exportMember } from '../../member/export.ts';
import { wishJourney } from '../../member/journey-wish.ts';
import { memberPayments } from '../../member/payments.ts';
import { changeCard } from '../../membership/change-card.ts';
import { changeRenewal } from '../../membership/change-renewal.ts';
import { leave, sendRefunds } from '../../membership/leave.ts';
import { membershipOverview } from '../../membership/overview.ts';
import { attemptOutcome } from '../../confirmed-payments/attempt-outcome.ts';
import type { FinisherDeps } from '../../confirmed-payments/finishers.ts';
import { upgradeMembership } from '../../membership/upgrade.ts';
import type { accountEndpoints } from '@myler/api-client/endpoints';
import type { Keys } from '@myler/server/secrets';
import { memberReferral } from '../../referrals/statement.ts';
import { receiptFile } from '../../receipts/receipt.ts';

interface AccountDeps extends FinisherDeps {
  passwords: PasswordHasher;
  sessionKeys: Keys;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Runs after the answer. */
  later: (work: () => Promise<void>) => void;
}

type AccountHandlers = Pick<Handlers, keyof typeof accountEndpoints>;

/** A member’s own data (docs/product-decisions.md, A member's account). */
export function accountHandlers(deps: AccountDeps): AccountHandlers {
  return {
    ...membershipHandlers(deps),
    ...detailHandlers(deps),
    ...paymentHandlers(deps),
    ...emailHandlers(deps),
    ...accessHandlers(deps),
  };
}

function membershipHandlers(
  deps: AccountDeps,
): Pick<
  AccountHandlers,
  'membership' | 'changeMembership' | 'leaveMembership' | 'upgrade' | 'upgradeOutcome' | 'wishJourney'
> {
  const { db, now, notifyMailQueue } = deps;
  return {
    membership: ({ member }) => membershipOverview(db, member.userId, now()),
    async changeMembership({ member, body }) {
      await changeRenewal(deps, member, body);
      notifyMailQueue();
      return membershipOverview(db, member.userId, now());
    },
    async leaveMembership({ member, body }) {
      await leave(deps, member, body);
      notifyMailQueue();
      deps.later(() => sendRefunds({ ...deps, gateway: deps.payments, now: now() }));
      return membershipOverview(db, member.userId, now());
    },
    upgrade({ member, body, attempt, visitorAddress }) {
      const request = { userId: member.userId, upgrade: body, visitorAddress };
      return upgradeMembership(deps, request, attempt);
    },
    upgradeOutcome: ({ member, attempt }) =>
      attemptOutcome(deps, attempt, { purposes: ['upgrade'], userId: member.userId }),
    async wishJourney({ member, body }) {
      await wishJourney(deps, member, body.message);
      notifyMailQueue();
      return undefined;
    },
  };
}

function detailHandlers({ db, now }: AccountDeps): Pick<AccountHandlers, 'details' | 'changeDetails' | 'exportData'> {
  return {
    details: ({ member }) => memberDetails(db, member.userId, now()),
    async changeDetails({ member, body }) {
      await changeDetails(db, member, body, now());
      return memberDetails(db, member.userId, now());
    },
    exportData: ({ member }) => exportMember(db, member, now()),
  };
}

function paymentHandlers(
  deps: AccountDeps,
): Pick<AccountHandlers, 'payments' | 'referral' | 'changeInvoice' | 'receipt' | 'changeCard'> {
  const { db, notifyMailQueue } = deps;
  return {
    payments: ({ member }) => memberPayments(db, member.userId),
    referral: ({ member }) => memberReferral(db, member.userId),
    async changeInvoice({ member, body }) {
      await changeInvoice(deps, member, body);
      notifyMailQueue();
      return memberPayments(db, member.userId);
    },
    receipt: ({ member, params }) => receiptFile(deps, member.userId, Number(params['number'])),
    async changeCard({ member, body, attempt, visitorAddress }) {
      const request = { userId: member.userId, card: body.creditCard, visitorAddress };
      const changed = await changeCard(deps, request, attempt);
      notifyMailQueue();
      return changed.status === 200 ? memberPayments(db, member.userId) : changed;
    },
  };
}

function emailHandlers(
  deps: AccountDeps,
): Pick<AccountHandlers, 'changeEmail' | 'cancelEmailChange' | 'cancelEmailByLink' | 'confirmEmail'> {
  const { db, notifyMailQueue } = deps;
  return {
    async changeEmail({ member, body }) {
      await requestEmailChange(deps, member, body.email);
      notifyMailQueue();
      return undefined;
    },
    async cancelEmailChange({ member }) {
      await cancelEmailChange(db, member);
      return undefined;
    },
    async cancelEmailByLink({ body }) {
      await cancelEmailByLink(deps, body.token);
      return undefined;
    },
    async confirmEmail({ member, body }) {
      await confirmEmailChange(deps, member, body.token);
      notifyMailQueue();
      return undefined;
    },
  };
}

function accessHandlers(
  deps: AccountDeps,
): Pick<
  AccountHandlers,
  'confirmPassword' | 'changePassword' | 'sessions' | 'endSession' | 'endSessions' | 'closeAccount'
> {
  const { db, now, notifyMailQueue } = deps;
  return {
    confirmPassword: ({ member, body }) => confirmPassword(deps, member, body.password),
    async changePassword({ member, body }) {
      const session = await changePassword(deps, member, body);
      notifyMailQueue();
      return session;
    },
    sessions: ({ member }) => listSessions(db, member, now()),
    async endSession({ member, params }) {
      await endOneSession(db, member, params['id'] ?? '', now());
      return undefined;
    },
    async endSessions({ member }) {
      await signOutOthers(db, member, now());
      return undefined;
    },
    async closeAccount({ member, body }) {
      await closeAccount(deps, member, body);
      notifyMailQueue();
      deps.later(() => sendRefunds({ ...deps, gateway: deps.payments, now: now() }));
      return undefined;
    },
  };
}
