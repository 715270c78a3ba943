import { useMemo, useState } from 'react';
import type { GiftCardOptions, GiftCardReceipt } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { today } from '@myler/config/dates';
import {
  cardErrors,
  cardFieldOf,
  emptyCard,
  isCardFieldFilled,
  withoutNumber,
  type CardValues,
} from '../card-fields/credit-card.ts';
import { hasErrors, readRejection, withoutUndefined, type FieldErrors } from '../core/form-state.ts';
import { Rejected } from '../core/submit-form.ts';
import { useFormAtom } from '../core/use-form.ts';
import { createIdempotencyKeys } from '../payment/idempotency-keys.ts';
import { noticeAfterReload, type Paid } from '../payment/paid-form.ts';
import type { PaymentEnd } from '../payment/pay-once.ts';
import { useBankPageAtom, usePaidForm } from '../payment/use-paid-form.ts';
import { copy } from './copy.ts';
import type { GiftCardFormProps } from './GiftCardForm.tsx';
import { toPurchase, type GiftForm } from './gift-form.ts';

interface Payment extends Pick<GiftCardFormProps, 'buy' | 'outcome' | 'reloadOptions' | 'onBought'> {
  gift: GiftForm;
  options: GiftCardOptions;
  onOptions: (options: GiftCardOptions) => void;
  /** Called when the provider's errors are in the first form. */
  onWrittenRejected: (errors: FieldErrors) => void;
  now: () => number;
}

/** The second form of a gift card: the payment; and what became of a payment during which the page was reloaded. */
export function usePayment({ gift, options, buy, outcome, onOptions, now, ...on }: Payment) {
  const keys = useMemo(() => createIdempotencyKeys('gift-attempt'), []);
  // What nobody knows is a warning, which stays until the visitor has looked for the receipt.
  const [interrupted, setInterrupted] = useState<string | undefined>(() =>
    typeof window !== 'undefined' && keys.pending() !== undefined && !outcome ? copy.unsure.text : undefined,
  );
  const paid = usePaidForm(
    useFormAtom<CardValues, GiftCardReceipt>(() => ({ creditCard: emptyCard }), 'payment'),
    {
      client: { send: buy, outcome },
      keys,
      bankPage: useBankPageAtom(),
      errorsOf: ({ creditCard }) => withoutUndefined(cardErrors(creditCard, today(now()))),
      isFilled: isCardFieldFilled,
      bodyOf: ({ creditCard }) => toPurchase(gift, creditCard, options),
      resultOf: receiptOf,
      onPriceChanged: async () => onOptions(await on.reloadOptions().catch(() => options)),
      readRejection: (error, { creditCard }) => {
        const { errors, notice, reference } = readRejection(error);
        if (!hasErrors(errors) || Object.keys(errors).every(cardFieldOf))
          return { ...readRejection(error, cardFieldOf), notice, reference };
        on.onWrittenRejected(errors);
        return { changes: { creditCard: withoutNumber(creditCard) } };
      },
      valuesAfter: () => ({ creditCard: emptyCard }),
      onSent: on.onBought,
      onResumed: (end) => setInterrupted(textOf(end)),
    },
  );
  const dismiss = () => {
    keys.end();
    setInterrupted(undefined);
  };
  return { ...paid, interrupted, dismiss };
}

function receiptOf(paid: Paid<GiftCardReceipt>): GiftCardReceipt {
  if (paid.kind === 'completed') return paid.result;
  // Nobody knows which, and it is paid: another press would buy another one.
  throw new Rejected({ notice: textOf(paid) });
}

function textOf(end: PaymentEnd<never>): string {
  if (end.kind === 'rejected' || (end.kind === 'pending' && end.reason === 'not-arrived'))
    return noticeAfterReload(end);
  if (end.kind !== 'recovered') return copy.unsure.text;
  const { paid } = end.outcome;
  return copy.unsure.paid(paid ? formatMoney(paid, { cents: true }) : undefined);
}
