import type { PagePath } from '@myler/config/pages';
/** The links of the header and of the menu, in order. Only pages that exist. */
export const navigation = [
  { label: 'Membership', href: '/membership' satisfies PagePath },
  { label: 'Hotels', href: '/our-hotels' satisfies PagePath },
  { label: 'Inspirations', href: '/inspirations' satisfies PagePath },
  { label: 'What we do', href: `${'/' satisfies PagePath}#what-we-do` },
  { label: 'Travel journal', href: '/travel-journal' satisfies PagePath },
  { label: 'Gift cards', href: '/e-gift-card' satisfies PagePath },
] as const;

/** The pages that have a menu of their own on telephones (docs/product-decisions.md, Routes). */
export const partnerNavigation = [
  {
    label: 'Discover Myler',
    href: '/discover-myler' satisfies PagePath,
    line: 'What a Myler does, and what stays yours',
  },
  {
    label: 'The Mylers',
    href: '/myler-directory' satisfies PagePath,
    line: 'Twenty-four of them, and four questions to find yours',
  },
  { label: 'Partner with us', href: '/partner-with-us' satisfies PagePath, line: 'For a house, an adviser or a firm' },
] as const;
