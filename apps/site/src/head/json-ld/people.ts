import type { FAQPage, JobPosting, MonetaryAmount, Person } from 'schema-dts';
import type { Block, Career, FaqEntry, Myler, Person as PersonData } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { absolute, houseId } from './thing.ts';

/** A member of the team. */
export function personThing(person: PersonData, origin: string): Person {
  return {
    '@type': 'Person',
    '@id': `${absolute(address('/the-team'), origin)}#${person.id}`,
    name: person.name,
    jobTitle: person.role,
    description: person.biography,
    workLocation: { '@type': 'Place', name: person.city },
    worksFor: houseId(origin),
  };
}

/** An adviser. */
export function mylerThing(myler: Myler, origin: string): Person {
  return {
    '@type': 'Person',
    '@id': `${absolute(address('/myler-directory'), origin)}#${myler.id}`,
    name: myler.name,
    jobTitle: 'Family-travel adviser',
    description: myler.line,
    knowsLanguage: myler.languages,
    knowsAbout: myler.specialisms.map((specialism) => specialism.replaceAll('-', ' ')),
    workLocation: { '@type': 'Place', name: myler.city },
    worksFor: houseId(origin),
  };
}

/** An open position. */
export function jobThing(career: Career, origin: string): JobPosting {
  return {
    '@type': 'JobPosting',
    '@id': `${absolute(address('/careers'), origin)}#${career.id}`,
    title: career.title,
    description: `<p>${[career.summary, ...career.body.flatMap(wordsOf)].map(escape).join('</p><p>')}</p>`,
    datePosted: career.publishedOn,
    validThrough: `${career.closesOn}T23:59:59Z`,
    employmentType: /full/i.test(career.hours) ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: houseId(origin),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: career.city,
        addressCountry: career.countryCode,
      },
    },
    ...(career.pay ? { baseSalary: salaryOf(career.pay) } : {}),
    directApply: false,
  };
}

/** The pay of a year. */
function salaryOf({ currency, minimum, maximum }: NonNullable<Career['pay']>): MonetaryAmount {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      unitText: 'YEAR',
      ...(maximum === undefined ? { value: minimum } : { minValue: minimum, maxValue: maximum }),
    },
  };
}

/** Questions with their answers. */
export function faqThing(entries: readonly FaqEntry[], origin: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(address('/faq'), origin)}#questions`,
    mainEntity: entries.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${absolute(address('/faq'), origin)}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(wordsOf).join('\n\n') },
    })),
  };
}

function wordsOf(block: Block): string[] {
  if (block.type === 'list') return block.items;
  return 'text' in block ? [block.text] : [];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
