export { GiftCard, type GiftCardProps } from './GiftCard.tsx';
export { GiftCardFan, type GiftCardFanProps } from './GiftCardFan.tsx';
export { GiftCardPreview, type GiftCardPreviewProps } from './GiftCardPreview.tsx';
