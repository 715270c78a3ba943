/** The offices, with their address by lines and the country as ISO 3166-1 alpha-2. */
export const offices = [
  { city: 'London', lines: ['14 Lamb’s Passage', 'London EC1Y 8TE'], country: 'GB' },
  { city: 'Paris', lines: ['9 rue du Puits-Neuf', '75011 Paris'], country: 'FR' },
  { city: 'New York', lines: ['218 Water Street', 'New York, NY 10038'], country: 'US' },
  { city: 'Sydney', lines: ['31 Loftus Lane', 'Sydney NSW 2000'], country: 'AU' },
] as const;

/** Myler’s profiles on other sites. */
export const socialLinks = [
  { name: 'Instagram', href: 'https://instagram.example/myler' },
  { name: 'Pinterest', href: 'https://pinterest.example/myler' },
  { name: 'LinkedIn', href: 'https://linkedin.example/company/myler' },
] as const;
