/** HTML's rule for an email address allows a whole web address before the "@". */
const LINK = /^www\.|[./]www\.|[/?#&=%]/i;

/**
 * An email address for the letter to somebody else. What a mail program would make a link of is left out: a stranger chooses
 * the address.
 */
export function addressInLetter(email: string): string {
  const at = email.lastIndexOf('@');
  return LINK.test(email.slice(0, at)) ? `…${email.slice(at)}` : email;
}
