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
import { memberOf } from '../../http/caller.ts';
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
import { receiptFile } from '../../receipts/receipt.ts';

interface AccountDeps extends FinisherDeps {
  passwords: PasswordHasher;
  sessionKeys: Keys;
  log: Pick<Logger, 'info' | 'warn'>;
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
    membership: ({ caller }) => membershipOverview(db, memberOf(caller).userId, now()),
    async changeMembership({ caller, body }) {
      const { userId } = memberOf(caller);
      await changeRenewal(deps, userId, body);
      notifyMailQueue();
      return membershipOverview(db, userId, now());
    },
    async leaveMembership({ caller, body }) {
      const { userId } = memberOf(caller);
      await leave(deps, userId, body);
      notifyMailQueue();
      deps.later(() => sendRefunds({ db, gateway: deps.payments, now: now() }));
      return membershipOverview(db, userId, now());
    },
    upgrade({ caller, body, attempt, visitorAddress }) {
      const request = { userId: memberOf(caller).userId, upgrade: body, visitorAddress };
      return upgradeMembership(deps, request, attempt);
    },
    upgradeOutcome: ({ caller, attempt }) =>
      attemptOutcome(deps, attempt, { purposes: ['upgrade'], userId: memberOf(caller).userId }),
    async wishJourney({ caller, body }) {
      await wishJourney(db, memberOf(caller).userId, body.message, now());
      notifyMailQueue();
      return undefined;
    },
  };
}

function detailHandlers({ db, now }: AccountDeps): Pick<AccountHandlers, 'details' | 'changeDetails' | 'exportData'> {
  return {
    details: ({ caller }) => memberDetails(db, memberOf(caller).userId, now()),
    async changeDetails({ caller, body }) {
      const { userId } = memberOf(caller);
      await changeDetails(db, userId, body, now());
      return memberDetails(db, userId, now());
    },
    exportData: ({ caller }) => exportMember(db, memberOf(caller), now()),
  };
}

function paymentHandlers(
  deps: AccountDeps,
): Pick<AccountHandlers, 'payments' | 'changeInvoice' | 'receipt' | 'changeCard'> {
  const { db, notifyMailQueue } = deps;
  return {
    payments: ({ caller }) => memberPayments(db, memberOf(caller).userId),
    async changeInvoice({ caller, body }) {
      const { userId } = memberOf(caller);
      await changeInvoice(db, userId, body);
      return memberPayments(db, userId);
    },
    receipt: ({ caller, params }) => receiptFile(deps, memberOf(caller).userId, Number(params['number'])),
    async changeCard({ caller, body, attempt, visitorAddress }) {
      const member = memberOf(caller);
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
    async changeEmail({ caller, body }) {
      await requestEmailChange(deps, memberOf(caller), body.email);
      notifyMailQueue();
      return undefined;
    },
    async cancelEmailChange({ caller }) {
      await cancelEmailChange(db, memberOf(caller).userId);
      return undefined;
    },
    async cancelEmailByLink({ body }) {
      await cancelEmailByLink(deps, body.token);
      return undefined;
    },
    async confirmEmail({ caller, body }) {
      await confirmEmailChange(deps, memberOf(caller), body.token);
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
    async confirmPassword({ caller, body }) {
      await confirmPassword(deps, memberOf(caller), body.password);
      return undefined;
    },
    async changePassword({ caller, body }) {
      await changePassword(deps, memberOf(caller), body);
      notifyMailQueue();
      return undefined;
    },
    sessions: ({ caller }) => listSessions(db, memberOf(caller), now()),
    async endSession({ caller, params }) {
      await endOneSession(db, memberOf(caller), params['id'] ?? '', now());
      return undefined;
    },
    async endSessions({ caller }) {
      await signOutOthers(db, memberOf(caller), now());
      return undefined;
    },
    async closeAccount({ caller, body }) {
      await closeAccount(deps, memberOf(caller).userId, body);
      notifyMailQueue();
      deps.later(() => sendRefunds({ db, gateway: deps.payments, now: now() }));
      return undefined;
    },
  };
}
