import { describe, expect, it } from 'vitest';
import { brand, QUOTE_DWELL_MS } from './brand.ts';
import { cardBrandNames, cardBrands } from './cards.ts';
import { contactLines, mailboxes, offices, socialLinks } from './contact.ts';
import { memberships } from './memberships.ts';

describe('specification 9: constants', () => {
  it('the brand colour, the language and the dwell of a quote', { tags: ['spec:9-dwell'] }, () => {
    expect(brand).toMatchObject({ colour: '#BAA57E', language: 'en' });
    expect(QUOTE_DWELL_MS).toBe(6000);
  });

  it('the card brands, plus a default', () => {
    expect(cardBrands).toEqual([
      'VISA',
      'AMEX',
      'MASTERCARD',
      'DISCOVER',
      'DINERS',
      'JCB',
      'CHINA_UNION_PAY',
      'DEFAULT',
    ]);
    expect(Object.keys(cardBrandNames)).toEqual([...cardBrands]);
  });

  it('telephone lines for the UK, France, the US and Australia', { tags: ['spec:9-telephones'] }, () => {
    expect(contactLines.map(({ region }) => region)).toEqual(['UK', 'FR', 'US', 'AU']);
  });

  it(
    'mailboxes for job applications, membership, partnerships and the press',
    { tags: ['promise:press-answer', 'spec:9-mailboxes'] },
    () => {
      expect(Object.keys(mailboxes)).toEqual(expect.arrayContaining(['jobs', 'membership', 'partnerships', 'press']));
    },
  );
});

it('specification 7: both clients call themselves Website', () => {
  expect(brand.appVersion).toBe('Website');
});

describe('no telephone number, mailbox or address is real (product decisions, The brand)', () => {
  it('telephone numbers are from the ranges reserved for fiction', () => {
    for (const { display, href } of contactLines) {
      expect(display).toMatch(/^(\+44 20 7946 0\d{3}|\+1 212 555 01\d{2}|\+33 1 99 00 \d{2} \d{2}|\+61 2 5550 \d{4})$/);
      expect(href).toBe(`tel:${display.replaceAll(' ', '')}`);
    }
  });

  it('mailboxes and links are on domains reserved for examples', () => {
    for (const mailbox of Object.values(mailboxes)) expect(mailbox).toMatch(/^[a-z-]+@myler\.example$/);
    for (const { href } of socialLinks) expect(new URL(href).hostname).toMatch(/\.example$/);
  });

  it('each office has an address in the country of a telephone line', () => {
    expect(offices.map(({ city }) => city)).toEqual(contactLines.map(({ city }) => city));
  });
});

it('texts for visitors have no exclamation marks, and never the word "luxury"', () => {
  const texts = [
    brand.strapline,
    brand.promise,
    brand.description,
    ...memberships.flatMap(({ summary, benefits }) => [summary, ...benefits]),
  ];
  for (const text of texts) expect(text).not.toMatch(/!|luxur/i);
});
