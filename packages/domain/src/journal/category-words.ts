import { journalCategories, journalCategoryNames, type JournalCategory } from '@myler/config/journal';
import { categoryAddress } from './journal-addresses.ts';

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

/** The categories in their order, with name, address and words. */
export const journalCategoryList = journalCategories.map((id) => ({
  id,
  name: journalCategoryNames[id],
  href: categoryAddress(id),
  ...words[id],
}));

/** The name of a category, the headline of its page and what it contains. */
export function journalCategoryWords(id: JournalCategory) {
  return { name: journalCategoryNames[id], ...words[id] };
}
