import { regionNames, regions, type Region } from '@myler/config/hotels';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { countryName } from '@myler/domain/words';
import type { SearchEntry } from './entry.ts';

/** Languages whose names for a country visitors may type: "Maroc", "Griechenland", "Marruecos". */
const languages = ['fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'pl'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region' }),
);

const namesByCode = new Map<string, string[]>();

export function countryNames(code: string): string[] {
  const cached = namesByCode.get(code);
  if (cached) return cached;
  const names = [countryName(code), ...languages.flatMap((language) => language.of(code) ?? [])];
  namesByCode.set(code, names);
  return names;
}

export const ALPINE = ['AT', 'CH', 'DE', 'FR', 'IT', 'LI', 'SI'];

/** The name of a region, or of the part of it that the country is in: a search for the Alps must not find a fjord. */
export function areaOf({ region, countryCode }: Pick<HotelEntry, 'region' | 'countryCode'>): Area {
  if (region !== 'alps-and-north') return areas[region];
  return ALPINE.includes(countryCode)
    ? { words: 'Alps Alpine', phrase: 'in the Alps' }
    : { words: 'North Nordic Scandinavia', phrase: 'in the North' };
}

export interface Area {
  words: string;
  phrase: string;
}

const areas: Record<Exclude<Region, 'alps-and-north'>, Area> = {
  europe: { words: 'Europe European', phrase: 'in Europe' },
  africa: { words: 'Africa African', phrase: 'in Africa' },
  'indian-ocean': { words: 'Indian Ocean', phrase: 'in the Indian Ocean' },
  asia: { words: 'Asia Asian', phrase: 'in Asia' },
  americas: { words: 'America Americas American', phrase: 'in the Americas' },
};

/** Countries and regions that have hotels. Each id is the query that lists those hotels. */
export function placeEntries(hotels: readonly HotelEntry[]): SearchEntry[] {
  const codes = [...new Set(hotels.map(({ countryCode }) => countryCode))];
  const countries = codes.map((code) =>
    place(
      `country=${code}`,
      countryName(code),
      countryNames(code),
      hotels.filter((hotel) => hotel.countryCode === code),
    ),
  );
  const areasOfWorld = regions.map((region) =>
    place(
      `region=${region}`,
      regionNames[region],
      [regionNames[region], ...regionNames[region].split(/\band\b/).map(withoutArticle), ...(otherNames[region] ?? [])],
      hotels.filter((hotel) => hotel.region === region),
    ),
  );
  return [...countries, ...areasOfWorld].filter(({ weight }) => weight > 0);
}

const otherNames: Partial<Record<Region, string[]>> = {
  'alps-and-north': ['Alpine', 'Nordic', 'Scandinavia'],
  americas: ['America'],
};

const withoutArticle = (name: string) => name.replace(/^\s*the\s+/i, '').trim();

function place(id: string, label: string, names: string[], hotels: readonly HotelEntry[]): SearchEntry {
  const detail = hotels.length === 1 ? 'One hotel' : `${hotels.length} hotels`;
  return {
    kind: 'place',
    id,
    label,
    detail,
    names: [...names, withoutArticle(label)],
    weight: hotels.length,
    name: names.join(' '),
    about: '',
    line: '',
    text: '',
  };
}

/** Some countries have an article: "the Maldives". */
export const withArticle = (country: string) =>
  /^(Bahamas|Gambia|Maldives|Netherlands|Philippines|Seychelles|United )/.test(country) ? `the ${country}` : country;
