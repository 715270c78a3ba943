import type { PagePath } from '@myler/config/pages';
/** Where the header and the menu lead, in order. Only to what exists. */
export const navigation = [
  { label: 'Membership', href: '/membership' satisfies PagePath },
  { label: 'Hotels', href: '/our-hotels' satisfies PagePath },
  { label: 'Inspirations', href: '/inspirations' satisfies PagePath },
  { label: 'What we do', href: `${'/' satisfies PagePath}#what-we-do` },
  { label: 'Travel journal', href: '/travel-journal' satisfies PagePath },
  { label: 'Gift cards', href: '/e-gift-card' satisfies PagePath },
] as const;

/** The pages that telephones lead between by a menu of their own (docs/product-decisions.md, Routes). */
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
