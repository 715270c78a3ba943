export { HotelCard, type HotelCardProps } from './HotelCard.tsx';
