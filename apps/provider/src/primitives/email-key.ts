import { normaliseEmail } from '@myler/config/typed-text';

/** The key by which an email address is found, without upper case and what people type around it. */
export const emailKeyOf = (email: string) => normaliseEmail(email).toLowerCase();

/** The address without what follows a `+`: most providers deliver all of these to one mailbox. */
export const mailboxOf = (email: string) => emailKeyOf(email).replace(/^([^+@]+)\+.*(?=@[^@]*$)/, '$1');
