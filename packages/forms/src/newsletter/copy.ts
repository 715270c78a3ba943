import { newsletter } from '@myler/config/service';

/** The copy of the newsletter form. It must not reveal whether the address was already subscribed. */
export const copy = {
  label: 'Email',
  placeholder: 'name@example.com',
  subscribe: 'Subscribe',
  sending: 'Sending',
  small: `${newsletter.rhythm}. Unsubscribe in one click. We never share your address.`,
  done: 'Check your email. Press the link in it to confirm; we send nothing before you do.',
  missing: 'Enter your email address.',
  wrong: 'Enter an email address in the form name@example.com.',
} as const;
