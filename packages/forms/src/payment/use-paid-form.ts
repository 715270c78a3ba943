'use client';

import { useEffect, useEffectEvent } from 'react';
import { useAtomValue, useStore } from 'jotai/react';
import { usePreserved } from '@myler/ui/error-boundary';
import type { FormAtom } from '../core/submit-form.ts';
import { useForm, type FormDescription } from '../core/use-form.ts';
import { createBankPageAtom, showBankPage, type BankPageAtom } from './bank-page.ts';
import { sendPaid, type PaidForm } from './paid-form.ts';
import { resumePayment, wait, type PaymentEnd } from './pay-once.ts';

export interface PaidFormDescription<Values, Body, Receipt, Result>
  extends PaidForm<Values, Body, Receipt, Result>, Omit<FormDescription<Values, Result>, 'send'> {
  /** Called after a reload during a payment, with how it ended. */
  onResumed?: (end: PaymentEnd<never>) => void;
  /** Holds the bank's page: `useBankPageAtom`, or an atom that outlives the form. */
  bankPage: BankPageAtom;
}

/** The atom of a bank's page that no other part of a page reads. */
export const useBankPageAtom = () => usePreserved('bank-page', createBankPageAtom);

/**
 * A form that pays: `useForm`, whose request is sent exactly once, and the bank's page to show in place of its fields while
 * the bank asks for a confirmation.
 */
export function usePaidForm<Values extends object, Body, Receipt, Result>(
  form: FormAtom<Values, Result>,
  { onResumed, bankPage, ...description }: PaidFormDescription<Values, Body, Receipt, Result>,
) {
  const store = useStore();
  const resume = useEffectEvent(async () => {
    const { client, keys } = description;
    if (!onResumed || !client.outcome || !keys.pending()) return;
    const end = await resumePayment({
      client,
      keys,
      wait,
      confirm: (request) => showBankPage(store, bankPage, request),
    });
    store.set(bankPage, null);
    if (end) onResumed(end);
  });
  useEffect(() => void resume(), []);
  return {
    form: useForm(form, { ...description, send: sendPaid(store, bankPage, description) }),
    bankPage: useAtomValue(bankPage),
  };
}
