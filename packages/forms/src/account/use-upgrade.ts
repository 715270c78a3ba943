'use client';

import { useMemo } from 'react';
import type { MembershipUpgrade, UpgradeReceipt } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import {
  cardErrors,
  cardFieldOf,
  emptyCard,
  isCardFieldFilled,
  toCreditCard,
  type CardValues,
} from '../card-fields/credit-card.ts';
import { readRejection, withoutUndefined } from '../core/form-state.ts';
import { requestBody } from '../core/request-body.ts';
import { useFormAtom } from '../core/use-form.ts';
import { createIdempotencyKeys } from '../payment/idempotency-keys.ts';
import { noticeAfterReload } from '../payment/paid-form.ts';
import { useBankPageAtom, usePaidForm } from '../payment/use-paid-form.ts';
import type { UpgradeFormProps } from './UpgradeForm.tsx';

export interface UpgradeValues extends CardValues {
  paysWith: 'stored' | 'other';
}

/** Undefined if it was paid, but the receipt was lost on its way. */
type UpgradeResult = UpgradeReceipt | undefined;

/** Pays for an upgrade. After a reload it ends the task if it was paid, or says that it was not. */
export function useUpgrade({ from, upgrade, card, pay, outcome, onPaid, onPriceChanged }: UpgradeFormProps) {
  const { membershipId, due } = upgrade;
  const keys = useMemo(() => createIdempotencyKeys('upgrade-attempt', { subject: membershipId }), [membershipId]);
  const needsCard = ({ paysWith }: UpgradeValues) => due.amount > 0 && (card === undefined || paysWith === 'other');
  const { form, bankPage } = usePaidForm(
    useFormAtom<UpgradeValues, UpgradeResult>(() => ({ creditCard: emptyCard, paysWith: card ? 'stored' : 'other' })),
    {
      client: { send: pay, outcome },
      keys,
      bankPage: useBankPageAtom(),
      errorsOf: (values) => (needsCard(values) ? withoutUndefined(cardErrors(values.creditCard, today())) : {}),
      isFilled: isCardFieldFilled,
      bodyOf: (values) =>
        requestBody<MembershipUpgrade>({
          from,
          membershipId,
          total: due,
          creditCard: needsCard(values) ? toCreditCard(values.creditCard) : undefined,
        }),
      resultOf: (paid): UpgradeResult => (paid.kind === 'completed' ? paid.result : undefined),
      readRejection: (error) => readRejection(error, cardFieldOf),
      onPriceChanged,
      onSent: (receipt) => onPaid(receipt),
      onResumed: (end) =>
        end.kind === 'completed' || end.kind === 'recovered'
          ? onPaid(undefined)
          : form.reject(
              end.kind === 'rejected' ? readRejection(end.error, cardFieldOf) : { notice: noticeAfterReload(end) },
            ),
    },
  );
  return { form, bankPage };
}
