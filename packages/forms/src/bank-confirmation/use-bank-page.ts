'use client';

import { useState } from 'react';
import type { BankRequest } from '../payment/pay-once.ts';

/** The bank's page that a form shows in place of its fields. */
export interface BankPage {
  request: BankRequest;
  /** Continues the payment once the cardholder has answered. */
  onAnswered: () => void;
  /** Counts the pages that were shown, because a bank may ask twice: the component's key. */
  round: number;
}

/** For a form that pays: `confirm` of its attempt, the page to show meanwhile, and `close` for when the attempt has ended. */
export function useBankPage() {
  const [page, setPage] = useState<BankPage | null>(null);
  return {
    page,
    confirm: (request: BankRequest) =>
      new Promise<void>((onAnswered) => {
        setPage((before) => ({ request, onAnswered, round: (before?.round ?? 0) + 1 }));
      }),
    close: () => setPage(null),
  };
}
