import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { GiftCardOptions, GiftCardReceipt } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { payOnce, type PaymentEnd } from '../payment/pay-once.ts';
import type { IdempotencyKeys } from '../payment/idempotency-keys.ts';
import { notices } from '../payment/notices.ts';
import type { useBankPage } from '../bank-confirmation/use-bank-page.ts';
import { cardErrors, emptyCard, withoutNumber, type CreditCardForm } from '../card-fields/credit-card.ts';
import { hasErrors, withoutUndefined, readRejection, type FieldErrors } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import type { GiftCardFormProps } from './GiftCardForm.tsx';
import { toPurchase, type GiftForm } from './gift-form.ts';

interface Payment extends Pick<GiftCardFormProps, 'buy' | 'outcome' | 'reloadOptions'> {
  onBought: GiftCardFormProps['onBought'];
  gift: GiftForm;
  options: GiftCardOptions;
  onOptions: (options: GiftCardOptions) => void;
  /** Called when the provider's errors are in the first form. */
  onWrittenRejected: (errors: FieldErrors) => void;
  keys: IdempotencyKeys;
  bank: ReturnType<typeof useBankPage>;
  now: () => number;
}

export const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** No final response yet. Another try cannot charge twice. */
class StillPending extends Error {
  readonly reference: string | undefined;
  constructor(message: string, reference: string | undefined) {
    super(message);
    this.reference = reference;
  }
}

/** The second form of a gift card: the payment. It charges exactly once, even if the connection is lost. */
export function usePayment({
  gift,
  options,
  buy,
  outcome,
  onBought,
  reloadOptions,
  onOptions,
  onWrittenRejected,
  keys,
  bank,
  now,
}: Payment) {
  const pay = async (card: CreditCardForm) => {
    const client = { send: buy, ...(outcome ? { outcome } : {}) };
    try {
      const purchase = toPurchase(gift, card, options);
      return receiptOf(await payOnce(purchase, { client, keys, wait, confirm: bank.confirm }));
    } catch (error) {
      if (isPriceChange(error)) onOptions(await reloadOptions().catch(() => options));
      throw error;
    } finally {
      bank.close();
    }
  };
  return useForm<CreditCardForm, GiftCardReceipt>(
    useFormAtom<CreditCardForm, GiftCardReceipt>(() => emptyCard, 'payment'),
    {
      errorsOf: (card) => withoutUndefined(cardErrors(card, today(now()))),
      isFilled: (card, path) => card[path.slice('creditCard.'.length) as keyof CreditCardForm] !== '',
      send: pay,
      readRejection: (error) => {
        if (error instanceof StillPending) return { notice: error.message, reference: error.reference };
        if (isPriceChange(error)) return { notice: normaliseError(error).message };
        const { errors, notice, reference } = readRejection(error);
        if (!hasErrors(errors) || Object.keys(errors).every(isOfTheCard))
          return { ...readRejection(error, fieldOf), notice, reference };
        onWrittenRejected(errors);
        return { changes: withoutNumber };
      },
      valuesAfter: () => emptyCard,
      onSent: onBought,
    },
  );
}

function receiptOf(end: PaymentEnd<GiftCardReceipt>): GiftCardReceipt {
  if (end.kind === 'completed') return end.result;
  if (end.kind === 'pending') throw new StillPending(notices[end.reason](end.message), end.reference);
  throw end.kind === 'rejected'
    ? end.error
    : new Error('@myler/forms: a gift card was bought, and nobody knows which.');
}

const isPriceChange = (error: unknown) => error instanceof ApiError && error.code === 'price-changed';

const isOfTheCard = (path: string) => path.startsWith('creditCard');

/** An error of the whole card is shown at its number. */
const fieldOf = (path: string) => (path === 'creditCard' || path === 'creditCard.brand' ? 'creditCard.number' : path);
