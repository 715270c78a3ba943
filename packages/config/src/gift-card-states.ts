/** A card is `scheduled` until it is `delivered`, or `cancelled` and refunded. */
export const giftCardStates = ['scheduled', 'delivered', 'cancelled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** The states of a delivered card's balance. */
export const giftBalanceStates = ['good', 'spent', 'expired'] as const;
export type GiftBalanceState = (typeof giftBalanceStates)[number];
