'use client';

import type { ComponentType } from 'react';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import type { FieldPath } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { copy } from './copy.ts';
import type { GiftCardFormProps } from './GiftCardForm.tsx';
import { emptyGift, giftErrors, type GiftForm } from './gift-form.ts';
import type { PayCardProps } from './PayCard.tsx';

/** The values of the first form. The page's currency applies until one is chosen. */
export interface WrittenGift extends Omit<GiftForm, 'currency'> {
  currency: CurrencyCode | undefined;
}

interface Writing extends Pick<GiftCardFormProps, 'currency' | 'timeZone'> {
  options: GiftCardOptions;
  now: () => number;
}

/** The first form of a gift card. Sending it loads the component of the second. */
export function useWriting({ options, currency, timeZone, now }: Writing) {
  const giftOf = (written: WrittenGift): GiftForm => ({
    ...written,
    currency: written.currency ?? currency ?? DEFAULT_CURRENCY,
  });
  const writing = useForm(
    useFormAtom<WrittenGift, { PayCard: ComponentType<PayCardProps> }>(
      () => ({ ...emptyGift(options, DEFAULT_CURRENCY), currency: undefined, timeZone: timeZone ?? '' }),
      'writing',
    ),
    {
      errorsOf: (written) => giftErrors(giftOf(written), options, now()),
      isFilled,
      // Loaded on demand: the payment is larger than everything else, and most visitors do not buy a card.
      send: () => import('./PayCard.tsx'),
      readRejection: () => ({ notice: copy.pay.missingPart }),
    },
  );
  const { values } = writing;
  return {
    writing,
    gift: giftOf(values),
    isCurrencyKnown: (values.currency ?? currency) !== undefined,
    /** Starts another card from the same sender. */
    writeAnother: () => {
      const { currency: chosen, sender, timeZone: zone } = values;
      writing.restart({ ...emptyGift(options, giftOf(values).currency), currency: chosen, sender, timeZone: zone });
    },
  };
}

/** Whether a field has a value: an empty field gets no error on blur. */
function isFilled(written: WrittenGift, path: FieldPath): boolean {
  const [group = '', part] = path.split('.');
  if (group === 'recipient' || group === 'sender') return written[group][part as 'name'].trim() !== '';
  if (group === 'amount') return written.otherSum.trim() !== '';
  if (path === 'deliverOn.date') return written.date.year.trim() !== '';
  return path === 'message';
}
