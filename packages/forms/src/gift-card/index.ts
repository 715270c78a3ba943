export { BalanceForm, type BalanceFormProps } from './BalanceForm.tsx';
export { GiftCardForm, type GiftCardFormProps } from './GiftCardForm.tsx';
export { OpenedGift, type OpenedGiftProps } from './OpenedGift.tsx';
export { OrderForm, type OrderFormProps } from './OrderForm.tsx';
