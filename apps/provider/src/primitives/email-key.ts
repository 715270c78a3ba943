/** The key by which an e-mail address is found, without upper case and surrounding spaces. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();
