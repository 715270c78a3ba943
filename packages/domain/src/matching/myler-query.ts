import { address } from '@myler/config/address';
import { isMylerSpecialism, type MylerSpecialism } from '@myler/config/mylers';
import type { Myler } from '@myler/api-client/contract';
import type { PagePath, Query } from '@myler/config/pages';
import { sortedNames } from '../words/sorted-names.ts';

/** The page of the Mylers, which the forms of its query send to. */
export const MYLERS_PATH = '/myler-directory' satisfies PagePath;

/** The query of the directory. With `match`, the same four values rank the Mylers instead of filtering them. */
export interface MylerQuery {
  match: boolean;
  city: string;
  language: string;
  specialism: MylerSpecialism | '';
  /** The age of each child, in years. */
  ages: readonly number[];
}

/** Parses the query. Invalid values are left out, so that every address shows Mylers. */
export function readMylerQuery(search: Query<'/myler-directory'>): MylerQuery {
  const textOf = (name: keyof MylerQuery) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 60) : '';
  };
  const specialism = textOf('specialism');
  return {
    match: textOf('match') === '1',
    city: textOf('city'),
    language: textOf('language'),
    specialism: isMylerSpecialism(specialism) ? specialism : '',
    ages: (textOf('ages').match(/\d+/g) ?? [])
      .map(Number)
      .filter((age) => age <= 17)
      .slice(0, 10),
  };
}

/** The canonical address of a query, without empty values. */
export function mylersAddress({ match, city, language, specialism, ages }: MylerQuery): string {
  const search = {
    ages: ages.join(',') || undefined,
    city: city || undefined,
    language: language || undefined,
    match: match ? '1' : undefined,
    specialism: specialism || undefined,
  };
  return address(MYLERS_PATH, { search });
}

/** Whether nothing is asked for. */
export const isEmptyQuery = ({ city, language, specialism, ages }: MylerQuery) =>
  !city && !language && !specialism && ages.length === 0;

/** The Mylers who match all values. An age matches if it is within the ages of the Myler's own families. */
export function filterMylers(mylers: readonly Myler[], { city, language, specialism, ages }: MylerQuery): Myler[] {
  return mylers.filter(
    (myler) =>
      (!city || myler.city === city) &&
      (!language || myler.languages.includes(language)) &&
      (!specialism || myler.specialisms.includes(specialism)) &&
      ages.every((age) => age >= myler.childrensAges.from && age <= myler.childrensAges.to),
  );
}

/** The cities of Mylers, each once. */
export const mylerCities = (mylers: readonly Myler[]) => sortedNames(mylers.map(({ city }) => city));
/** The languages of Mylers, each once. */
export const mylerLanguages = (mylers: readonly Myler[]) => sortedNames(mylers.flatMap(({ languages }) => languages));
