export { BalanceForm, type BalanceFormProps } from './BalanceForm.tsx';
export { GiftCardForm, type GiftCardFormProps } from './GiftCardForm.tsx';
export { GiftFromLink, type GiftFromLinkProps } from './GiftFromLink.tsx';
export { OpenedGift, type OpenedGiftProps } from './OpenedGift.tsx';
export { OrderForm, type OrderFormProps } from './OrderForm.tsx';
export { OrderFromLink, type OrderFromLinkProps } from './OrderFromLink.tsx';
