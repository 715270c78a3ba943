export type { BankRequest } from '../payment/pay-once.ts';
export type { BankConfirmationProps } from './BankConfirmation.tsx';
export { LazyBankConfirmation, type LazyBankConfirmationProps } from './LazyBankConfirmation.tsx';
