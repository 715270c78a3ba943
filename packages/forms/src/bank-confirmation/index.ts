export type { BankRequest } from '../attempt/attempt.ts';
export type { BankConfirmationProps } from './BankConfirmation.tsx';
export { LazyBankConfirmation, type LazyBankConfirmationProps } from './LazyBankConfirmation.tsx';
export { useBankPage, type BankPage } from './useBankPage.ts';
