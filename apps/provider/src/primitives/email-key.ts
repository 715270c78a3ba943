/** What an e-mail address is found by, so that neither case nor spaces around it make another address. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();
