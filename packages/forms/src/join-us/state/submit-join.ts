import { atom, type createStore } from 'jotai/vanilla';
import { formatMoney } from '@myler/config/currencies';
import { changeDialogAtom } from '@myler/state/dialogs';
import type { Registration, RegistrationResponse } from '@myler/api-client/contract';
import { hasErrors, readRejection, type FieldPath } from '../../core/form-state.ts';
import { Rejected, type FormSending } from '../../core/submit-form.ts';
import type { IdempotencyKeys } from '../../payment/idempotency-keys.ts';
import { priceChangedNotice } from '../../payment/notices.ts';
import type { Paid, PaidForm } from '../../payment/paid-form.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import { toRegistration } from '../form/registration.ts';
import { joinUsSteps } from '../rules/join-us-steps.ts';
import { paymentErrors } from '../rules/payment.ts';
import type { StepContext } from '../rules/step.ts';
import { checkCodeAtom } from './check-code.ts';
import { registrationClient, type JoinUsDeps } from './clients.ts';
import { goToStepAtom, openStepOfAtom } from './go-to-step.ts';
import {
  fillJoinFormAtom,
  finishJoinAtom,
  joinCurrencyAtom,
  joinFormAtom,
  priceBreakdownAtom,
  setPricesAtom,
  takenEmailAtom,
  wizardFormAtom,
} from './join-us-atoms.ts';
import { orderCompleted } from './join-us-events.ts';
import { notArrivedShownAtom } from './progress.ts';

export interface SubmitDeps extends JoinUsDeps {
  keys: IdempotencyKeys;
  wait?: (milliseconds: number) => Promise<void>;
  /** Loads what the rules of all steps need. */
  rules: () => Promise<StepContext>;
  today: () => string;
}

type PaidRegistration = Paid<RegistrationResponse>;
type PaymentSending = PaidForm<JoinUsValues, Registration, RegistrationResponse, unknown> &
  Pick<FormSending<JoinUsValues, unknown>, 'errorsOf' | 'readRejection' | 'onRejected' | 'onSent'>;

const MEMBER_ALREADY =
  'This email address already belongs to a member, and you are signed in. If a payment was taken, it has been given back.';

/** How the last step is submitted: it pays and registers, exactly once. All input is kept until then. */
export function paymentSending(store: ReturnType<typeof createStore>, deps: SubmitDeps): PaymentSending {
  return {
    client: registrationClient(deps.client),
    keys: deps.keys,
    wait: deps.wait,
    errorsOf: (values) => paymentErrors(values, { today: deps.today(), currency: store.get(joinCurrencyAtom) }),
    bodyOf: async () => {
      const context = await deps.rules();
      // While the rules were loading, the form may have been filled in further.
      const { values } = store.get(wizardFormAtom);
      for (const { errors } of joinUsSteps) {
        const found = errors(values, context);
        if (hasErrors(found)) throw new Rejected({ errors: found });
      }
      store.set(notArrivedShownAtom, false);
      return toRegistration(values, context.currency, context.readTelephone);
    },
    resultOf: (paid) => {
      deps.analytics.track('Checkout Step Completed', { step: 3 });
      return paid;
    },
    onSent: (paid) => store.set(welcomeAtom, paid as PaidRegistration, deps),
    onPriceChanged: () => store.set(priceChangedAtom, deps),
    readRejection: (error, { email }) => {
      if (!hasCode(error, 'email-taken')) return readRejection(error, fieldOf);
      if (deps.isMember?.()) {
        store.set(goToStepAtom, 'join-us-1');
        return { notice: MEMBER_ALREADY };
      }
      store.set(takenEmailAtom, email);
      return readRejection(error, fieldOf);
    },
    onRejected: ({ errors = {} }) => store.set(openStepOfAtom, errors),
  };
}

/** Shows the welcome, also after a reload. */
export const welcomeAtom = atom(
  null,
  (get, set, paid: PaidRegistration, deps: Pick<JoinUsDeps, 'analytics' | 'onWelcome'>) => {
    const order = paid.kind === 'completed' ? paid.result.receipt : paid.outcome;
    const { membershipId, paid: sum } = order;
    if (membershipId && sum) {
      deps.analytics.track('Order Completed', orderCompleted({ ...order, membershipId, paid: sum }, get(joinFormAtom)));
    }
    const session = paid.kind === 'completed' ? paid.result.session : undefined;
    deps.onWelcome(session);
    set(
      finishJoinAtom,
      paid.kind === 'completed'
        ? { receipt: paid.result.receipt, signedIn: session !== undefined }
        : { outcome: paid.outcome },
    );
    set(changeDialogAtom, 'registration-success', {});
  },
);

/** Fetches the new price, and says how it has changed. The next press of the button accepts it. */
const priceChangedAtom = atom(null, async (get, set, deps: Pick<JoinUsDeps, 'client' | 'analytics'>) => {
  const before = get(priceBreakdownAtom)?.total;
  const prices = await deps.client.prices();
  if (prices.length > 0) set(setPricesAtom, prices);
  if (get(joinFormAtom).checkedCode) {
    set(fillJoinFormAtom, { checkedCode: null });
    if (!(await set(checkCodeAtom, deps))) set(goToStepAtom, 'join-us-1');
  }
  const after = get(priceBreakdownAtom)?.total;
  const notice = priceChangedNotice(before && formatMoney(before), after && formatMoney(after));
  return { notice, errors: get(wizardFormAtom).errors };
});

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Parts of the request body that are not fields: their errors are shown above the step. */
const NOT_SHOWN = new Set(['formType', 'currency', 'total', 'total.amount', 'total.currency', 'idempotencyKey']);

/** The form's field for a path of the request body. Some fields have another name, some paths have no field. */
function fieldOf(path: string): FieldPath | undefined {
  if (NOT_SHOWN.has(path)) return undefined;
  if (path === 'city.name' || path === 'city.id') return 'city';
  if (path === 'instagram') return 'instagram.username';
  if (path === 'creditCard' || path === 'creditCard.brand') return 'creditCard.number';
  return path;
}
