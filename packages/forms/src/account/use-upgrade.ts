'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { MembershipUpgrade, UpgradeReceipt } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { sessionDevice } from '@myler/state/device';
import { resumePayment, payOnce, type PaymentEnd } from '../payment/pay-once.ts';
import { createIdempotencyKeys, UPGRADE_ATTEMPT_KEY, type IdempotencyKeys } from '../payment/idempotency-keys.ts';
import { notices, noticesAfterReload } from '../payment/notices.ts';
import { useBankPage } from '../bank-confirmation/use-bank-page.ts';
import { cardErrors, emptyCard, toCreditCard, type CreditCardForm } from '../card-fields/credit-card.ts';
import { readRejection, withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { requestBody } from '../core/request-body.ts';
import { cardFieldOf, isCardFieldFilled } from './card-errors.ts';
import type { UpgradeFormProps } from './UpgradeForm.tsx';

export interface UpgradeValues extends CreditCardForm {
  paysWith: 'stored' | 'other';
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** No final response yet. Another try cannot charge twice. */
class StillPending extends Error {
  readonly reference: string | undefined;
  constructor(message: string, reference: string | undefined) {
    super(message);
    this.reference = reference;
  }
}

/** Pays for an upgrade, exactly once, even if the connection is lost or the bank wants a confirmation first. */
export function useUpgrade({ from, upgrade, card, pay, outcome, onPaid, onPriceChanged }: UpgradeFormProps) {
  const bank = useBankPage();
  const { membershipId } = upgrade;
  const keys = useMemo(
    () => createIdempotencyKeys(sessionDevice, () => crypto.randomUUID(), UPGRADE_ATTEMPT_KEY, membershipId),
    [membershipId],
  );
  const needsCard = ({ paysWith }: UpgradeValues) => card === undefined || paysWith === 'other';
  const form = useForm<UpgradeValues, UpgradeReceipt | undefined>(
    useFormAtom<UpgradeValues, UpgradeReceipt | undefined>(() => ({
      ...emptyCard,
      paysWith: card ? 'stored' : 'other',
    })),
    {
      errorsOf: (values) => (needsCard(values) ? withoutUndefined(cardErrors(values, today())) : {}),
      isFilled: isCardFieldFilled,
      send: async (values) => {
        const body = requestBody<MembershipUpgrade>({
          from,
          membershipId: upgrade.membershipId,
          total: upgrade.due,
          creditCard: needsCard(values) ? toCreditCard(values) : undefined,
        });
        const client = { send: pay, ...(outcome ? { outcome } : {}) };
        try {
          return resultOf(await payOnce(body, { client, keys, wait, confirm: bank.confirm }));
        } finally {
          bank.close();
        }
      },
      readRejection: (error) => {
        if (error instanceof StillPending) return { notice: error.message, reference: error.reference };
        if (error instanceof ApiError && error.code === 'price-changed') {
          onPriceChanged();
          return { notice: normaliseError(error).message };
        }
        return readRejection(error, cardFieldOf);
      },
      onSent: () => onPaid(),
    },
  );
  useResumedUpgrade({ keys, outcome, bank, onPaid, onNotPaid: (notice) => form.reject({ errors: {}, notice }) });
  return { form, bankPage: bank.page };
}

type Resumed = Pick<UpgradeFormProps, 'outcome' | 'onPaid'> & {
  keys: IdempotencyKeys;
  bank: ReturnType<typeof useBankPage>;
  onNotPaid: (notice: string) => void;
};

/** After a reload during a payment: shows the bank’s page again if it waits, ends the task if it was paid, or says that it was not. */
function useResumedUpgrade({ keys, outcome, bank, onPaid, onNotPaid }: Resumed): void {
  const resume = useEffectEvent(async () => {
    if (!outcome || !keys.pending()) return;
    const client = { outcome, send: () => Promise.reject(new Error('@myler/forms: a resumed attempt sends nothing.')) };
    const end = await resumePayment({ client, keys, wait, confirm: bank.confirm });
    bank.close();
    if (end?.kind === 'recovered') onPaid();
    if (end?.kind === 'rejected') onNotPaid(normaliseError(end.error).message);
    if (end?.kind === 'pending') onNotPaid(noticesAfterReload[end.reason] ?? notices[end.reason](end.message));
  });
  useEffect(() => void resume(), []);
}

/** Undefined if it was paid, but the receipt was lost on its way. */
function resultOf(end: PaymentEnd<UpgradeReceipt>): UpgradeReceipt | undefined {
  if (end.kind === 'completed') return end.result;
  if (end.kind === 'recovered') return undefined;
  if (end.kind === 'pending') throw new StillPending(notices[end.reason](end.message), end.reference);
  throw end.error;
}
