interface Form {
  path: string;
  /** Where to scroll first: the field may not exist before. */
  selector: string;
  /** The field within the page's main part. */
  field: { role: 'textbox' | 'combobox'; name: string };
  /** The typed text; empty where the visitor chooses an option. */
  typed: string;
}

/** A form of each kind, in which a visitor leaves input behind. */
export const typedForms = {
  'the enquiry': {
    path: '/discover-myler',
    selector: '[data-island=enquiry]',
    field: { role: 'textbox', name: 'Your name' },
    typed: 'Nóra Kovács',
  },
  'the message on a gift card': {
    path: '/e-gift-card',
    selector: '[data-island=gift-card]',
    field: { role: 'textbox', name: 'Their name' },
    typed: 'Nell',
  },
  'the newsletter': {
    path: '/',
    selector: '[data-island=newsletter]',
    field: { role: 'textbox', name: 'Email' },
    typed: 'nora@example.com',
  },
  'the answers': {
    path: '/faq',
    selector: '[data-island=faq-filter]',
    field: { role: 'textbox', name: 'Find an answer' },
    typed: 'cot',
  },
  'a plain form': {
    path: '/careers',
    selector: 'form',
    field: { role: 'combobox', name: 'City' },
    typed: '',
  },
} as const satisfies Record<string, Form>;
