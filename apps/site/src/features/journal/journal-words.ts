import type { ArticleSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { journalCategories, journalCategoryNames, type JournalCategory } from '@myler/config/journal';

/** How many articles a page holds; the first page lays them out as a magazine does. */
export const PAGE_SIZE = 12;

interface CategoryWords {
  /** The headline of the category's page. */
  title: string;
  /** What the category contains. */
  line: string;
}

const words: Record<JournalCategory, CategoryWords> = {
  activities: {
    title: 'Something to do, and how long it takes.',
    line: 'Hooks, skis and games without a box: what children did of an afternoon, and the age at which it began to be fun.',
  },
  'best-of': {
    title: 'The short list, and what it cost to make.',
    line: 'Doors, trains, breakfasts. Somebody opened, rode or ate every one, and most of them are not here.',
  },
  destinations: {
    title: 'Places, at the height of a pushchair.',
    line: 'A town or a coast by its steps, its shade and its last bus, from people who carried somebody through it.',
  },
  experiences: {
    title: 'One thing, seen through to the end.',
    line: 'A night in a ryokan, a dune, a morning on foot behind a guide: told by the hour, with the parts that did not work.',
  },
  family: {
    title: 'The people one travels with.',
    line: 'Grandmothers, seventeen-year-olds, and whoever has the map: how to be away together and still be on speaking terms.',
  },
  'food-drink': {
    title: 'Supper, and who will eat it.',
    line: 'Recipes with the children counted in, allergies in five languages, and a case against the chicken shape.',
  },
  inspiration: {
    title: 'Before there is a plan.',
    line: 'Pieces to read with a calendar in reach: for the months, the weights and the postcards that decide where one goes.',
  },
  wellness: {
    title: 'Sleep, water, and the last eighty minutes.',
    line: 'Time zones, warm pools and the end of a long flight. What helps, measured with a thermometer where there was one.',
  },
};

export const categories = journalCategories.map((id) => ({
  id,
  name: journalCategoryNames[id],
  href: categoryAddress(id),
  ...words[id],
}));

export function categoryWords(id: JournalCategory) {
  return { name: journalCategoryNames[id], ...words[id] };
}

export function categoryAddress(id: JournalCategory, page = 1): string {
  return address('/travel-journal/$slug', { params: { slug: id }, search: beyondFirst(page) });
}

export function journalAddress(page = 1): string {
  return address('/travel-journal', { search: beyondFirst(page) });
}

export function articleAddress({ slug }: Pick<ArticleSummary, 'slug'>): string {
  return address('/travel-journal/$slug', { params: { slug } });
}

function beyondFirst(page: number) {
  return { page: page > 1 ? page : undefined };
}

export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}

/** The page number in a query, as a string or a number. */
export function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1;
}

/** Links to the feeds of all articles or of one category, for a page's head. */
export function feedLinks(category?: JournalCategory) {
  const folder = category ? categoryAddress(category) : journalAddress();
  const title = category ? `Travel journal: ${journalCategoryNames[category]}` : 'Travel journal';
  return [
    { rel: 'alternate', type: 'application/atom+xml', title: `${title} (Atom)`, href: `${folder}/feed.xml` },
    { rel: 'alternate', type: 'application/feed+json', title: `${title} (JSON)`, href: `${folder}/feed.json` },
  ];
}
