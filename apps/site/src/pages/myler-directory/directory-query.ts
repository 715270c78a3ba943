import { address } from '@myler/config/address';
import { isMylerSpecialism, type MylerSpecialism } from '@myler/config/mylers';
import type { Myler } from '@myler/api-client/contract';
import type { PagePath, Query } from '@myler/config/pages';

export const PATH = '/myler-directory' satisfies PagePath;

/** The query of the directory. With `match`, the same four values rank the Mylers instead of filtering them. */
export interface DirectoryQuery {
  match: boolean;
  city: string;
  language: string;
  specialism: MylerSpecialism | '';
  /** The age of each child, in years. */
  ages: readonly number[];
}

/** Parses the query. Invalid values are left out, so that every address shows Mylers. */
export function readDirectoryQuery(search: Query<'/myler-directory'>): DirectoryQuery {
  const textOf = (name: keyof DirectoryQuery) => {
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
export function directoryAddress({ match, city, language, specialism, ages }: DirectoryQuery): string {
  const search = {
    ages: ages.join(',') || undefined,
    city: city || undefined,
    language: language || undefined,
    match: match ? '1' : undefined,
    specialism: specialism || undefined,
  };
  return address(PATH, { search });
}

export const isEmptyQuery = ({ city, language, specialism, ages }: DirectoryQuery) =>
  !city && !language && !specialism && ages.length === 0;

/** The Mylers who match all values. An age matches if it is within the ages of the Myler's own families. */
export function filterMylers(mylers: readonly Myler[], { city, language, specialism, ages }: DirectoryQuery): Myler[] {
  return mylers.filter(
    (myler) =>
      (!city || myler.city === city) &&
      (!language || myler.languages.includes(language)) &&
      (!specialism || myler.specialisms.includes(specialism)) &&
      ages.every((age) => age >= myler.childrensAges.from && age <= myler.childrensAges.to),
  );
}

export const citiesOf = (mylers: readonly Myler[]) => distinct(mylers.map(({ city }) => city));
export const languagesOf = (mylers: readonly Myler[]) => distinct(mylers.flatMap(({ languages }) => languages));

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'en'));
}
