import { atom, type createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { BankRequest } from './pay-once.ts';

/** The bank's page that a form shows in place of its fields. */
export interface BankPage {
  request: BankRequest;
  /** Continues the payment once the cardholder has answered. */
  onAnswered: () => void;
  /** Counts the pages that were shown, because a bank may ask twice: the component's key. */
  round: number;
}

export type BankPageAtom = PrimitiveAtom<BankPage | null>;

export const createBankPageAtom = (): BankPageAtom => atom<BankPage | null>(null);

/** Shows the bank's page. Resolves once the cardholder has answered; the page stays until the atom is null. */
export function showBankPage(
  store: ReturnType<typeof createStore>,
  page: BankPageAtom,
  request: BankRequest,
): Promise<void> {
  return new Promise((onAnswered) => {
    store.set(page, (before) => ({ request, onAnswered, round: (before?.round ?? 0) + 1 }));
  });
}
