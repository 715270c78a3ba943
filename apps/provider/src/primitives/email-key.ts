import { normaliseEmail } from '@myler/config/typed-text';

/** The key by which an email address is found, without upper case and what people type around it. */
export const emailKeyOf = (email: string) => normaliseEmail(email).toLowerCase();
