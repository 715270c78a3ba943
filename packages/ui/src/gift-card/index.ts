export { GiftCard, type GiftCardProps } from './GiftCard.tsx';
export { GiftCardPreview, type GiftCardPreviewProps } from './GiftCardPreview.tsx';
