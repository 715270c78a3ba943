export { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';
export { PartnerMenu, type PartnerMenuProps } from './PartnerMenu.tsx';
