import { newsletter } from '@myler/config/service';

/** The copy of the newsletter form. It must not reveal whether the address was already subscribed. */
export const copy = {
  label: 'E-mail',
  placeholder: 'name@example.com',
  subscribe: 'Subscribe',
  sending: 'Sending',
  small: `${newsletter.rhythm}. Unsubscribe in one click. We never share your address.`,
  done: 'Check your e-mail. Press the link in it to confirm; we send nothing before you do.',
  missing: 'Enter your e-mail address.',
  wrong: 'Enter an e-mail address in the form name@example.com.',
} as const;
