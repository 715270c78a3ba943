import { accountPages } from './pages.account.ts';
import { brand } from './brand.ts';
import { hotelsAndJournalPages } from './pages.hotels-and-journal.ts';
import { housePages } from './pages.house.ts';
import { legalPages } from './pages.legal.ts';
import { membershipPages } from './pages.membership.ts';
import type { Page } from './page.ts';

export { isListed, listedAddresses } from './listed.ts';
export type { Page, SocialCard } from './page.ts';

/**
 * Every page of the site, by its path. The types of routes and addresses come from this table, and so do the proxy's cache
 * keys, the sitemap, the search, the footer and the social cards (docs/decisions/0031).
 */
export const pages = {
  '/': { title: brand.strapline, query: [], variesByHour: true, listed: true, card: 'hero' },
  ...membershipPages,
  ...accountPages,
  ...hotelsAndJournalPages,
  ...housePages,
  ...legalPages,
} as const satisfies Record<`/${string}`, Page>;

/** "/our-hotels/$id": a path of the table. */
export type PagePath = keyof typeof pages;

/** A query parameter of a page. */
export type QueryName<Path extends PagePath> = (typeof pages)[Path]['query'][number];

/** The query of a page's address: any parameters of the table, with values that are not validated yet. */
export type Query<Path extends PagePath> = { readonly [Name in QueryName<Path>]?: unknown };

const paths = Object.keys(pages) as PagePath[];
const withParameter = paths.filter((path) => path.includes('$'));

/** The page at a path without a query. A page with exactly this path has precedence over a path with a parameter. */
export function pageAt(path: string): PagePath | undefined {
  return paths.find((known) => known === path) ?? withParameter.find((known) => matchesPattern(known, path));
}

function matchesPattern(pattern: string, path: string): boolean {
  const segments = path.split('/');
  const parts = pattern.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, index) => (part.startsWith('$') ? segments[index] !== '' : part === segments[index]))
  );
}
