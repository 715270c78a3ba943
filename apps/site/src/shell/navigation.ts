/** Where the header and the menu lead, in order. Only to what exists. */
export const navigation = [
  { label: 'Membership', href: '/membership' },
  { label: 'Hotels', href: '/our-hotels' },
  { label: 'Inspirations', href: '/inspirations' },
  { label: 'What we do', href: '/#what-we-do' },
  { label: 'Travel journal', href: '/travel-journal' },
] as const;
