/** Where the header and the menu lead, in order. Only to what exists. */
export const navigation = [
  { label: 'Membership', href: '/membership' },
  { label: 'Hotels', href: '/our-hotels' },
  { label: 'Inspirations', href: '/inspirations' },
  { label: 'What we do', href: '/#what-we-do' },
  { label: 'Travel journal', href: '/travel-journal' },
  { label: 'Gift cards', href: '/e-gift-card' },
] as const;

/** The pages that telephones lead between by a menu of their own (decisions, Routes). */
export const partnerNavigation = [
  { label: 'Discover Myler', href: '/discover-myler', line: 'What a Myler does, and what stays yours' },
  { label: 'The Mylers', href: '/myler-directory', line: 'Twenty-four of them, and four questions to find yours' },
  { label: 'Partner with us', href: '/partner-with-us', line: 'For a house, an adviser or a firm' },
] as const;
