import type { Organization, WebSite } from 'schema-dts';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { contactLines, mailboxes, offices, socialLinks } from '@myler/config/contact';
import { absolute, houseId, type PageThing } from './thing.ts';

/** The things of a page, with the organisation wherever one refers to it: home describes it in full, other pages by its name. */
export function withHouse(things: readonly (PageThing | undefined)[], origin: string): (PageThing | undefined)[] {
  const { '@id': id } = houseId(origin);
  const isDefined = things.some(
    (thing) => typeof thing === 'object' && '@type' in thing && '@id' in thing && thing['@id'] === id,
  );
  if (isDefined || !JSON.stringify(things).includes(`"${id}"`)) return [...things];
  const inShort: Organization = { '@type': 'Organization', '@id': id, name: brand.name, url: absolute('/', origin) };
  return [...things, { ...inShort, logo: absolute('/icon-512.png', origin) }];
}

/** The organisation: its name, address and contacts. Only home describes it in full. */
export function organization(origin: string): Organization {
  return {
    '@type': 'Organization',
    ...houseId(origin),
    name: brand.name,
    url: absolute('/', origin),
    description: brand.description,
    logo: absolute('/icon-512.png', origin),
    email: mailboxes.membership,
    sameAs: socialLinks.map(({ href }) => href),
    contactPoint: contactLines.map(({ region, city, display }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      name: `The desk, ${city}`,
      telephone: display,
      availableLanguage: brand.language,
      areaServed: region === 'UK' ? 'GB' : region,
    })),
    address: offices.map(({ lines, country }) => ({
      '@type': 'PostalAddress',
      streetAddress: lines[0],
      addressLocality: lines[1],
      addressCountry: country,
    })),
  };
}

/** The site and its search. */
export function webSite(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website', origin),
    name: brand.name,
    url: absolute('/', origin),
    inLanguage: brand.locale,
    publisher: houseId(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(address('/search-results'), origin)}?q={search_term_string}`,
      },
      // Search engines expect this property to name the parameter in the search address; schema.org has no term for it.
      ...({ 'query-input': 'required name=search_term_string' } as object),
    },
  };
}
