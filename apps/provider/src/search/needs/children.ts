import { OLDEST_CHILD } from '@myler/config/hotels';
import type { Need } from './need.ts';
import { rule, topic, WITHOUT, type Rule } from './rule.ts';

const AGE = '\\d{1,2}';
/** "3 5 and a 7": commas are not part of the tokens. */
const LIST = `${AGE}(?: (?:and |to |or )?(?:an? )?${AGE})*`;
const YEARS = '(?:years?|yrs?|y o|yo|yos|yro|y)(?: (?:olds?|of age))?';
const CHILDREN = '(?:kids?|children|child|boys?|girls?|sons?|daughters?|siblings)';
/** A number before one of these is not an age. */
const NOT_COUNTED =
  '(?! (?:adults?|grown|grownups?|people|persons?|guests?|of us|parents?|grandparents?|kids?|children|boys?|girls?|cots?|cribs?|rooms?|bed|beds|bedrooms?|pools?|steps|stairs|h|hrs?|hours?|mins?|minutes?|days?|nights?|weeks?|months?|mths?|km|miles?|star|pounds?|euros?|dollars?)(?![^ ]))';

const agesIn = (text: string): number[] => [...text.matchAll(/\d+/gu)].map(Number);

const years = ({ groups = {} }: RegExpExecArray): Need | undefined => {
  const ages = agesIn(groups['ages'] ?? '');
  return ages.every((age) => age <= OLDEST_CHILD) ? { kind: 'ages', ages } : undefined;
};
const months = ({ groups = {} }: RegExpExecArray): Need | undefined => {
  const ages = agesIn(groups['ages'] ?? '').map((age) => Math.floor(age / 12));
  return ages.every((age) => age <= OLDEST_CHILD) ? { kind: 'ages', ages } : undefined;
};
const age =
  (...ages: number[]) =>
  () =>
    ({ kind: 'ages', ages }) as const;
const count =
  (kind: 'adults' | 'children' | 'people') =>
  ({ groups = {} }: RegExpExecArray) =>
    ({ kind, count: Number(groups['count']) }) as const;

/** What a child is called, and from and to which age. */
const names: [pattern: string, from: number, to: number][] = [
  ['bab(?:y|ies)|newborns?|infants?', 0, 1],
  ['toddlers?', 1, 3],
  ['pre ?schoolers?', 3, 5],
  ['teen(?:s|ager|agers)?|tweens?', 9, OLDEST_CHILD],
];
const MONTHS = '(?:months?|mths?|mos?)(?: olds?)?';
const OF = '(?:who is|who are|is|are|aged?|of)';

/** A name and an age beside it are one child if the name is right for the age: "baby 8 months", but not "baby, 5 years". */
const named: Rule[] = names.flatMap(([pattern, from, to]) => {
  const ifRight =
    (agesOf: typeof years) =>
    (match: RegExpExecArray): Need | undefined => {
      const need = agesOf(match);
      return need?.kind === 'ages' && need.ages.every((each) => from <= each && each <= to) ? need : undefined;
    };
  const name = `(?:${pattern})`;
  return [
    rule(`(?<ages>${LIST}) ${MONTHS} (?:twin )?${name}`, ifRight(months)),
    rule(`(?<ages>${LIST}) ${YEARS} (?:twin )?${name}`, ifRight(years)),
    rule(`${name} (?:${OF} )?(?<ages>${LIST}) ${MONTHS}`, ifRight(months)),
    rule(`${name} (?:${OF} )?(?<ages>${LIST}) ${YEARS}`, ifRight(years)),
    rule(`${name} ${OF} (?<ages>${LIST})${NOT_COUNTED}`, ifRight(years)),
  ];
});

const ages: Rule[] = [
  // Which ages "under five" means, nobody can say.
  rule(
    `(?:${CHILDREN} )?under (?:the age of )?${AGE} s|${CHILDREN} (?:who are )?under ${AGE}${NOT_COUNTED}`,
    () => 'unreadable',
  ),
  rule(`(?<ages>${LIST}) (?:months?|mths?|mos?)(?: olds?)?(?! ago)`, months),
  rule(
    `(?:${AGE} )?${CHILDREN} (?:who are |are |is |ages? |aged |of |with ages )?(?<ages>${LIST})(?: ${YEARS})?${NOT_COUNTED}`,
    years,
  ),
  rule(`(?:aged?|ages)(?: of)? (?<ages>${LIST})(?: ${YEARS})?${NOT_COUNTED}`, years),
  rule(`(?<ages>${LIST}) ${YEARS}`, years),
  rule(`(?<ages>${AGE}(?: ${AGE})* and (?:an? )?${AGE})${NOT_COUNTED}`, years),
  topic('bab(?:y|ies)|newborns?|infants?', age(0)),
  topic('toddlers?', age(2)),
  topic('teen(?:s|ager|agers)?|tweens?', age(13)),
  topic('pre ?schoolers?', age(4)),
];

const party: Rule[] = [
  rule(`(?<count>${AGE}) (?:adults?|grown ups?|grownups?|parents)`, count('adults')),
  rule(`(?<count>${AGE}) ${CHILDREN}`, count('children')),
  topic('twins?(?! (?:beds?|rooms?))', () => ({ kind: 'children', count: 2 })),
  topic('triplets', () => ({ kind: 'children', count: 3 })),
  rule(`(?:a )?family of (?<count>${AGE})`, count('people')),
  rule(
    `(?:for |we are |were |party of |group of |sleeps? |sleeping )(?<count>${AGE})(?: (?:people|persons|guests|of us|together))?${NOT_COUNTED}`,
    count('people'),
  ),
  rule(`(?:there are )?(?<count>${AGE}) (?:people|persons|guests|of us)`, count('people')),
];

const clubs: Rule[] = [
  rule(`${WITHOUT}(?:(?:kids?|childrens?|child|mini|junior|holiday) )?clubs?`, () => ({ kind: 'lacks', what: 'club' })),
  topic('(?:baby|babies) club|cr[eè]che|nursery', () => ({ kind: 'club', ages: [0] })),
  topic('(?:teens?|teenagers?|teenage) clubs?', () => ({ kind: 'club', ages: [13] })),
  topic('(?:(?:kids?|childrens?|child|mini|junior|holiday) )?clubs?|child ?care|kinder ?club', () => ({
    kind: 'club',
    ages: [],
  })),
];

export const childrenRules: Rule[] = [
  ...clubs,
  ...party.slice(0, 1),
  ...named,
  ...ages.slice(0, 6),
  ...party.slice(1),
  ...ages.slice(6),
];
