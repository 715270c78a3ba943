export { type DeliveryDays, deliveryDays, deliveryTime } from './delivery.ts';
