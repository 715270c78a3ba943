import type { createStore } from 'jotai/vanilla';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { Rejection } from '../core/form-state.ts';
import { Rejected, type FormSending } from '../core/submit-form.ts';
import { showBankPage, type BankPageAtom } from './bank-page.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import { notices, noticesAfterReload } from './notices.ts';
import { payOnce, wait, type PaymentClient, type PaymentEnd } from './pay-once.ts';

/** A payment that was taken: with the response, or with nothing but the outcome, when the response was lost. */
export type Paid<Receipt> = Extract<PaymentEnd<Receipt>, { kind: 'completed' | 'recovered' }>;

export interface PaidForm<Values, Body, Receipt, Result> {
  client: PaymentClient<Body, Receipt>;
  keys: IdempotencyKeys;
  /** The body to send. Throws `Rejected` for a form whose fields are wrong after all. */
  bodyOf: (values: Values) => Body | Promise<Body>;
  /** What the form holds once it is paid. */
  resultOf: (paid: Paid<Receipt>) => Result;
  /** Fetches what is to be paid now, and may say how it has changed, in place of the provider. Nothing has been charged. */
  onPriceChanged: () => Rejection<Values> | void | Promise<Rejection<Values> | void>;
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
}

/**
 * How a form pays, as its `send`: exactly once, even if the connection is lost or the bank wants a confirmation first. A
 * payment without a final response is a notice, after which trying again is safe.
 */
export function sendPaid<Values, Body, Receipt, Result>(
  store: ReturnType<typeof createStore>,
  bankPage: BankPageAtom,
  { client, keys, bodyOf, resultOf, onPriceChanged, ...deps }: PaidForm<Values, Body, Receipt, Result>,
): FormSending<Values, Result>['send'] {
  const pay = async (values: Values) => {
    try {
      const confirm = showBankPage.bind(undefined, store, bankPage);
      return await payOnce(await bodyOf(values), { client, keys, confirm, wait: deps.wait ?? wait });
    } finally {
      store.set(bankPage, null);
    }
  };
  return async (values) => {
    const end = await pay(values);
    if (end.kind === 'pending')
      throw new Rejected({ notice: notices[end.reason](end.message), reference: end.reference });
    if (end.kind !== 'rejected') return resultOf(end);
    if (!isPriceChange(end.error)) throw end.error;
    throw new Rejected((await onPriceChanged()) ?? { notice: normaliseError(end.error).message });
  };
}

const isPriceChange = (error: unknown) => error instanceof ApiError && error.code === 'price-changed';

/** After a reload: what became of a payment that was not taken. */
export function noticeAfterReload(end: Exclude<PaymentEnd<never>, Paid<never>>): string {
  if (end.kind === 'rejected') return normaliseError(end.error).message;
  return noticesAfterReload[end.reason] ?? notices[end.reason](end.message);
}
