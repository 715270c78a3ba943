interface Form {
  path: string;
  /** What to scroll to: a field may not be there before. */
  place: string;
  /** The field within the page's main part. */
  field: { role: 'textbox' | 'combobox'; name: string };
  /** What somebody types; empty where they choose something. */
  typed: string;
}

/** A form of each kind that a page may have, in which somebody leaves words behind. */
export const typedForms = {
  'the enquiry': {
    path: '/discover-myler',
    place: '[data-island=enquiry]',
    field: { role: 'textbox', name: 'Your name' },
    typed: 'Nóra Kovács',
  },
  'the message on a gift card': {
    path: '/e-gift-card',
    place: '[data-island=gift-card]',
    field: { role: 'textbox', name: 'Their name' },
    typed: 'Nell',
  },
  'the newsletter': {
    path: '/',
    place: '[data-island=newsletter]',
    field: { role: 'textbox', name: 'E-mail' },
    typed: 'nora@example.com',
  },
  'the answers': {
    path: '/faq',
    place: '[data-island=faq-filter]',
    field: { role: 'textbox', name: 'Find an answer' },
    typed: 'cot',
  },
  'a plain form': {
    path: '/careers',
    place: 'form',
    field: { role: 'combobox', name: 'City' },
    typed: '',
  },
} as const satisfies Record<string, Form>;
