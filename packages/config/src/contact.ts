/** Regional telephone lines (docs/specification.md, section 9). Numbers come from the ranges reserved for fiction. */
export const contactLines = [
  { region: 'UK', city: 'London', display: '+44 20 7946 0132', href: 'tel:+442079460132' },
  { region: 'FR', city: 'Paris', display: '+33 1 99 00 41 32', href: 'tel:+33199004132' },
  { region: 'US', city: 'New York', display: '+1 212 555 0132', href: 'tel:+12125550132' },
  { region: 'AU', city: 'Sydney', display: '+61 2 5550 0132', href: 'tel:+61255500132' },
] as const;

export type ContactLine = (typeof contactLines)[number];

/** The desk for pages that show only one number. */
export const deskLine = contactLines[0];

/** Rings with whichever of their three Mylers is awake, at any hour. */
export const nightLine = { display: '+44 20 7946 0199', href: 'tel:+442079460199' } as const;

/** Role mailboxes (docs/specification.md, section 9). */
export const mailboxes = {
  membership: 'membership@myler.example',
  jobs: 'jobs@myler.example',
  partnerships: 'partnerships@myler.example',
  press: 'press@myler.example',
  privacy: 'privacy@myler.example',
  /** Reports of vulnerabilities (SECURITY.md). */
  security: 'security@myler.example',
  sender: 'letters@myler.example',
  /** Whoever leads the desk: told when nobody has written by the day that was promised. */
  deskLead: 'desk-lead@myler.example',
} as const;

/** The mailbox of a Myler, by the Myler’s id. */
export const mylerMailbox = (id: string): string => `${id}@myler.example`;

/** The company that sells memberships, for receipts. Its tax number is one that is used in examples. */
export const company = {
  name: 'Myler Family Travel Limited',
  // Written out, because a spread keeps the company in every page's scripts.
  address: ['14 Lamb’s Passage', 'London EC1Y 8TE', 'United Kingdom'],
  vatNumber: 'GB 999 9999 73',
} as const;

// A module of its own, because no page needs these in its first scripts.
export { offices, socialLinks } from './offices.ts';
