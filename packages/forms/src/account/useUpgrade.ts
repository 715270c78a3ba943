'use client';

import { useMemo } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { MembershipUpgrade, UpgradeReceipt } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { runAttempt, type AttemptEnd } from '../attempt/attempt.ts';
import { createAttemptKeys, UPGRADE_ATTEMPT_KEY } from '../attempt/keys.ts';
import { notices } from '../attempt/notices.ts';
import { cardErrors, emptyCard, toCreditCard, type CreditCardForm } from '../card-fields/creditCard.ts';
import { readRejection, withoutUndefined } from '../form-core/formState.ts';
import { useForm, useFormAtom } from '../form-core/useForm.ts';
import { requestBody } from '../requestBody.ts';
import { cardFieldOf, isCardFieldFilled } from './cardErrors.ts';
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

/** Pays for an upgrade, exactly once, even if the connection is lost. */
export function useUpgrade({ from, upgrade, card, pay, onPaid, onPriceChanged }: UpgradeFormProps) {
  const keys = useMemo(
    () =>
      createAttemptKeys(
        () => window.sessionStorage,
        () => crypto.randomUUID(),
        UPGRADE_ATTEMPT_KEY,
      ),
    [],
  );
  const needsCard = ({ paysWith }: UpgradeValues) => card === undefined || paysWith === 'other';
  return useForm<UpgradeValues, UpgradeReceipt>(
    useFormAtom<UpgradeValues, UpgradeReceipt>(() => ({ ...emptyCard, paysWith: card ? 'stored' : 'other' })),
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
        return resultOf(await runAttempt(body, { client: { send: pay }, keys, wait }));
      },
      readRejection: (error) => {
        if (error instanceof StillPending) return { notice: error.message, reference: error.reference };
        if (error instanceof ApiError && error.code === 'price-changed') {
          onPriceChanged();
          return { notice: normaliseError(error).message };
        }
        return readRejection(error, cardFieldOf);
      },
      onSent: onPaid,
    },
  );
}

function resultOf(end: AttemptEnd<UpgradeReceipt>): UpgradeReceipt {
  if (end.kind === 'completed') return end.result;
  if (end.kind === 'pending') throw new StillPending(notices[end.reason](end.message), end.reference);
  throw end.kind === 'rejected' ? end.error : new Error('@myler/forms: an upgrade has no outcome of its own.');
}
