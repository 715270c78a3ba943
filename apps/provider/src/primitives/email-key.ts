import { normaliseEmail } from '@myler/config/typed-text';

/** The key by which an email address is found, without upper case and what people type around it. */
export const emailKeyOf = (email: string) => normaliseEmail(email).toLowerCase();

/** Gmail delivers to one mailbox whatever dots are in a name, at both of its domains. */
const GMAIL = /^([^@]+)@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox of an address: without what follows a `+`, because most providers deliver all of these to one, and without the
 * dots of Gmail. Two spellings of other providers count as two.
 */
export const mailboxOf = (email: string) =>
  emailKeyOf(email)
    .replace(/^([^+@]+)\+.*(?=@[^@]*$)/, '$1')
    .replace(GMAIL, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
