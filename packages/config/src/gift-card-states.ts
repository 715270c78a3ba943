/** `scheduled` until it leaves; then `delivered`, or `cancelled` and paid back. */
export const giftCardStates = ['scheduled', 'delivered', 'cancelled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** What is left on a card that was delivered. */
export const giftBalanceStates = ['good', 'spent', 'expired'] as const;
export type GiftBalanceState = (typeof giftBalanceStates)[number];
