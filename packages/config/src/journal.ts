/**
 * The names of the travel journal's categories on pages, in lists and in feeds, by their slug in the address
 * (docs/specification.md, section 2).
 */
export const journalCategoryNames = {
  activities: 'Activities',
  'best-of': 'Best of',
  destinations: 'Destinations',
  experiences: 'Experiences',
  family: 'Family',
  'food-drink': 'Food and drink',
  inspiration: 'Inspiration',
  wellness: 'Wellness',
} as const;

export type JournalCategory = keyof typeof journalCategoryNames;
/** The slugs of the categories, in the order of `journalCategoryNames`. */
export const journalCategories = /* @__PURE__ */ Object.keys(journalCategoryNames) as JournalCategory[];

/** Whether `value` is the slug of a category. */
export function isJournalCategory(value: string): value is JournalCategory {
  return Object.hasOwn(journalCategoryNames, value);
}

/** A description of the journal. */
export const journalLine =
  'Written by people who were there, with children, and who say so when it rained. New pieces appear on a Friday.';
