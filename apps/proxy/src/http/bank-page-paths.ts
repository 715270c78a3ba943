/**
 * The pages of a bank, before their ids. An id authorises whoever has it, so the log hides it. They are no endpoints of
 * the contract.
 */
export const BANK_PAGE_PATHS = ['/confirm-payment', '/sandbox-bank'] as const;
