/**
 * The links of emails that open a dialog of the site. None acts by being opened, because scanners of mail open every link
 * and run the page's scripts: each dialog has a button.
 */
export const mailLinkKinds = [
  'reset-password',
  'confirm-email',
  'cancel-email',
  'newsletter-confirm',
  'invitation',
] as const;
export type MailLinkKind = (typeof mailLinkKinds)[number];

/** The address of such a link. Its token follows, in the fragment, which browsers send to no server. */
export const mailLink = (origin: string, kind: MailLinkKind): string => `${origin}/#${kind}=`;
