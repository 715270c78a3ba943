import { MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';

/** The ages in words, each at its own number. */
const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );

/**
 * Normalises ages: "2 and 7", "two, seven" and "2,7" all become "2,7", "under one" is 0. Ages over 17 are not children's
 * and are left out.
 */
export function readAges(text: string): string {
  const said = text.toLowerCase().replaceAll(/under\s+(?:1|one)\b|\bbaby\b/g, '0');
  return (said.match(/\d+|[a-z]+/g) ?? [])
    .map((part) => (/^\d/.test(part) ? Number(part) : words.indexOf(part)))
    .filter((age) => age >= 0 && age <= OLDEST_CHILD)
    .slice(0, MAX_FILTER_CHILDREN)
    .join(',');
}

const anyCase = (word: string) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`;
const age = `(?:0?[0-9]|1[0-7]|${[...words, 'baby'].map(anyCase).join('|')}|[Uu]nder (?:1|one))`;
const between = String.raw`(?:\s*(?:,|;|&|\+|\band\b)\s*|\s+)+`;

/**
 * What the field of ages takes, as its `pattern`: the browser refuses the rest beside the field, with and without
 * scripts, so that nothing is left out in silence.
 */
export const agesPattern = String.raw`\s*(?:${age}(?:${between}${age}){0,${MAX_FILTER_CHILDREN - 1}})?\s*,?\s*`;

/** "Under 1", "1", … "17". */
export const ageName = (years: number) => (years === 0 ? 'Under 1' : String(years));
