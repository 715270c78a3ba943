'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { normaliseError } from '@myler/api-client/errors';
import { formatMoney } from '@myler/config/currencies';
import { Button } from '@myler/ui/button';
import { useIsLive } from '@myler/ui/use-is-live';
import { resumePayment, type PaymentEnd } from '../payment/pay-once.ts';
import { notices } from '../payment/notices.ts';
import type { IdempotencyKeys } from '../payment/idempotency-keys.ts';
import type { useBankPage } from '../bank-confirmation/use-bank-page.ts';
import { copy } from './copy.ts';
import { wait } from './use-payment.ts';
import styles from './GiftCardForm.module.css';

interface UnsurePaymentProps {
  keys: IdempotencyKeys;
  /** Asks how the payment ended. Without it nobody knows. */
  outcome?: ((key: string) => Promise<AttemptOutcome>) | undefined;
  bank: Pick<ReturnType<typeof useBankPage>, 'confirm' | 'close'>;
}

/**
 * After a reload during a payment: says how it ended, or shows the bank's page if the bank still waits. What nobody knows
 * is a warning, which stays until the visitor has looked for the receipt.
 */
export function UnsurePayment({ keys, outcome, bank }: UnsurePaymentProps) {
  const [text, setText] = useState<string | undefined>(() =>
    typeof window !== 'undefined' && keys.pending() !== undefined && !outcome ? copy.unsure.text : undefined,
  );
  const resume = useEffectEvent(async () => {
    if (!outcome || !keys.pending()) return undefined;
    const client = { outcome, send: () => Promise.reject(new Error('@myler/forms: a resumed attempt sends nothing.')) };
    const end = await resumePayment({ client, keys, wait, confirm: bank.confirm });
    bank.close();
    return end && textOf(end);
  });
  useEffect(() => {
    void resume().then((ended) => ended && setText(ended));
  }, []);
  if (!useIsLive() || !text) return null;
  const dismiss = () => {
    keys.end();
    setText(undefined);
  };
  return (
    <div className={styles.callout} role="alert">
      <p>{text}</p>
      <Button variant="outline" size="small" onClick={dismiss}>
        {text === copy.unsure.text ? copy.unsure.dismiss : copy.unsure.close}
      </Button>
    </div>
  );
}

function textOf(end: PaymentEnd<never>): string {
  if (end.kind === 'rejected') return normaliseError(end.error).message;
  if (end.kind === 'pending' && end.reason === 'not-arrived') return notices['not-arrived']();
  if (end.kind !== 'recovered') return copy.unsure.text;
  const { paid } = end.outcome;
  return copy.unsure.paid(paid ? formatMoney(paid, { cents: true }) : undefined);
}
