/** A card is `scheduled` until it is `delivered`, or `cancelled` and refunded. */
export const giftCardStates = ['scheduled', 'delivered', 'cancelled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** Whether the buyer can take a delivered card back: it is possible, some of it was spent, or the days are over. */
export const giftRefundStates = ['possible', 'spent', 'late'] as const;
export type GiftRefundState = (typeof giftRefundStates)[number];

/** The states of a delivered card's balance. */
export const giftBalanceStates = ['good', 'spent', 'expired'] as const;
export type GiftBalanceState = (typeof giftBalanceStates)[number];

/** What the link in the recipient's email opens: a card with its balance, or one that was taken back. */
export const openedGiftStates = [...giftBalanceStates, 'void'] as const;
export type OpenedGiftState = (typeof openedGiftStates)[number];
