import { specialismNames } from '@myler/config/mylers';
import type { Myler } from '@myler/api-client/contract';
import { joinWithAnd } from '../words/lists.ts';
import { capitalised } from '@myler/config/numbers';
import type { MylerQuery } from './myler-query.ts';

export interface MylerMatch {
  myler: Myler;
  /** Out of 100, when every question was answered. */
  score: number;
  /** Why this Myler matches, as a whole sentence. It also says what does not match. */
  reason: string;
}

/**
 * The weight of each answer. The kind of journey needs special knowledge and weighs most; then experience with children
 * of these ages; then a language that the visitor can be upset in; last the city, because most of it happens by
 * telephone.
 */
const WEIGHTS = { specialism: 40, ages: 30, language: 20, city: 10 } as const;

/** Each year outside the ages that a Myler knows costs a third of that age's weight, so three years cost all of it. */
const MAX_YEARS_OUTSIDE = 3;

/**
 * Ranks Mylers by four answers; a missing answer has no weight. Mylers with equal scores keep the order of the list.
 */
export function matchMylers(mylers: readonly Myler[], query: MylerQuery): MylerMatch[] {
  return mylers
    .map((myler) => ({ myler, score: scoreOf(myler, query), reason: reasonOf(myler, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf(myler: Myler, { specialism, ages, language, city }: MylerQuery): number {
  let score = 0;
  if (specialism && myler.specialisms.includes(specialism)) score += WEIGHTS.specialism;
  if (language && myler.languages.includes(language)) score += WEIGHTS.language;
  if (city && myler.city === city) score += WEIGHTS.city;
  if (ages.length > 0) {
    const fit = ages.map((age) => Math.max(0, 1 - yearsOutside(myler, age) / MAX_YEARS_OUTSIDE));
    score += WEIGHTS.ages * (fit.reduce((sum, each) => sum + each, 0) / ages.length);
  }
  return Math.round(score);
}

function yearsOutside({ childrensAges: { from, to } }: Myler, age: number): number {
  return Math.max(0, from - age, age - to);
}

function reasonOf(myler: Myler, { specialism, ages, language, city }: MylerQuery): string {
  const good: string[] = [];
  const but: string[] = [];
  if (specialism) {
    const { plans } = specialismNames[specialism];
    if (myler.specialisms.includes(specialism)) good.push(`plans ${plans}`);
    else but.push(`it isn’t ${firstName(myler)}’s own subject`);
  }
  if (ages.length > 0) {
    const { from, to } = myler.childrensAges;
    const agesClause = `knows children from ${from === 0 ? 'birth' : from} to ${to}`;
    const outside = ages.filter((age) => yearsOutside(myler, age) > 0);
    if (outside.length === 0) good.push(agesClause);
    else if (outside.length < ages.length) good.push(`${agesClause}, which leaves out ${joinWithAnd(outside)}`);
    else but.push(`${ages.length === 1 ? 'yours is' : 'yours are'} outside the years from ${from} to ${to}`);
  }
  if (language) {
    if (myler.languages.includes(language)) good.push(`speaks ${language}`);
    else but.push(`you would talk in ${myler.languages.slice(0, 2).join(' or ')}`);
  }
  if (city && myler.city === city) good.push(`sits in ${city}`);
  const praise = joinWithAnd(good);
  const sentence = praise || but[0] || '';
  const rest = praise ? but : but.slice(1);
  return `${capitalised(sentence)}${rest.length > 0 ? `; ${joinWithAnd(rest)}` : ''}.`;
}

const firstName = ({ name }: Myler) => name.split(' ')[0] ?? name;
