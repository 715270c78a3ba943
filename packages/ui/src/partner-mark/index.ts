export { PartnerMark, type PartnerMarkProps } from './PartnerMark.tsx';
