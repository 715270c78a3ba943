import { atom } from 'jotai/vanilla';
import type { BankRequest } from '../../payment/pay-once.ts';
import type { BankPage } from '../../bank-confirmation/use-bank-page.ts';

/**
 * The page on which the bank asks for a confirmation, or null. While there is one, closing the dialog neither asks nor
 * resets the form: the payment is open at the bank, and the visitor comes back to it.
 */
export const bankPageAtom = atom<BankPage | null>(null);

/** Shows the bank's page. Resolves once the cardholder has answered; the page stays until `bankPageAtom` is null. */
export const showBankPageAtom = atom(
  null,
  (get, set, request: BankRequest) =>
    new Promise<void>((resolve) => {
      set(bankPageAtom, { request, onAnswered: resolve, round: (get(bankPageAtom)?.round ?? 0) + 1 });
    }),
);
