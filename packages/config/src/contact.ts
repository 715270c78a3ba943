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
} as const;

/** The offices, with their address by lines and the country as ISO 3166-1 alpha-2. */
export const offices = [
  { city: 'London', lines: ['14 Lamb’s Passage', 'London EC1Y 8TE'], country: 'GB' },
  { city: 'Paris', lines: ['9 rue du Puits-Neuf', '75011 Paris'], country: 'FR' },
  { city: 'New York', lines: ['218 Water Street', 'New York, NY 10038'], country: 'US' },
  { city: 'Sydney', lines: ['31 Loftus Lane', 'Sydney NSW 2000'], country: 'AU' },
] as const;

/** The company that sells memberships, for receipts. Its tax number is one that is used in examples. */
export const company = {
  name: 'Myler Family Travel Limited',
  // Written out, because a spread keeps the company in every page's scripts.
  address: ['14 Lamb’s Passage', 'London EC1Y 8TE', 'United Kingdom'],
  vatNumber: 'GB 999 9999 73',
} as const;

/** Myler’s profiles on other sites. */
export const socialLinks = [
  { name: 'Instagram', href: 'https://instagram.example/myler' },
  { name: 'Pinterest', href: 'https://pinterest.example/myler' },
  { name: 'LinkedIn', href: 'https://linkedin.example/company/myler' },
] as const;
