import { regionNames, regions, type Region } from '@myler/config/hotels';
import { normaliseText } from '../../text/normalise-text.ts';
import type { Need } from './need.ts';
import { topic, type Rule } from './rule.ts';

/** Languages whose names for a country visitors may type: "Maroc", "Griechenland", "Marruecos". English counts first. */
const languages = ['en-GB', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'pl'];

/** What people of these countries call themselves, and other names that no list has. */
const otherNames: Record<string, string> = {
  GB: 'uk, britain, great britain, british',
  US: 'usa, the states, united states of america',
  FR: 'french',
  IT: 'italian',
  ES: 'spanish',
  PT: 'portuguese',
  GR: 'greek',
  CH: 'swiss',
  IS: 'icelandic',
  NO: 'norwegian',
  FI: 'finnish',
  SI: 'slovenian',
  MA: 'moroccan',
  EG: 'egyptian',
  JP: 'japanese',
  TH: 'thai',
  MX: 'mexican',
  BR: 'brazilian',
  VN: 'vietnamese',
  VC: 'saint vincent, st vincent, the grenadines',
  ST: 'sao tome',
};

/** Names of countries that are ordinary words in English: "Island" is Iceland in Swedish. */
const notCountries = new Set([
  'island',
  'man',
  'reunion',
  'turkey',
  'jersey',
  'indie',
  'oman',
  'mali',
  'dania',
  'kina',
]);

let codes: Map<string, string> | undefined;

/** The ISO code of each name of each country, also of those without a hotel: "Australia" is no unknown word. */
function countryCodes(): Map<string, string> {
  if (codes) return codes;
  codes = new Map();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = normaliseText(names.of(code) ?? '');
      const isName = name.length > 3 && (language === 'en-GB' || !notCountries.has(name));
      if (isName && !NOT_A_COUNTRY.has(code) && !codes.has(name)) codes.set(name, code);
    }
  }
  for (const [code, names] of Object.entries(otherNames)) for (const name of names.split(', ')) codes.set(name, code);
  return codes;
}

/** Codes that are no country: the European Union, the eurozone, the United Nations, outlying areas, tests. */
const NOT_A_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

const areas: [pattern: string, region: Region, part?: 'alps' | 'north'][] = [
  ...regions.map((region): [string, Region] => [normaliseText(regionNames[region]), region]),
  ['alps|alpine', 'alps-and-north', 'alps'],
  ['nordics?|scandinavian?|the north', 'alps-and-north', 'north'],
  ['european?', 'europe'],
  ['african?', 'africa'],
  ['indian ocean', 'indian-ocean'],
  ['asian?', 'asia'],
  ['americas?', 'americas'],
];

const MAX_WORDS_IN_NAME = 4;

/** The longest name of a country that begins at one of the words: "sao tome" before "sao". */
export function countryAt(words: readonly string[]): { code: string; length: number } | undefined {
  for (let length = Math.min(MAX_WORDS_IN_NAME, words.length); length > 0; length--) {
    const code = countryCodes().get(words.slice(0, length).join(' '));
    if (code) return { code, length };
  }
  return undefined;
}

export const areaRules: Rule[] = areas.map(([pattern, region, part]) =>
  topic(`(?:the )?(?:${pattern})`, (): Need => ({ kind: 'region', region, ...(part ? { part } : {}) })),
);
