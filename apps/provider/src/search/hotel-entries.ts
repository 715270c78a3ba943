import type { HotelEntry } from '../content/hotel-entry.ts';
import { themeLabels } from '../hotels/labels.ts';
import type { SearchEntry } from './entry.ts';
import { factsOf, monthFacts } from './hotel-facts.ts';
import { areaOf, countryNames } from './places.ts';

/** Words that find every hotel. They have the lowest weight, because they do not distinguish one hotel from another. */
const WORDS_OF_EVERY_HOTEL = 'hotel hotels family families children child kids';

export function hotelSearchEntry(hotel: HotelEntry): SearchEntry {
  const { gettingThere } = hotel;
  return {
    kind: 'hotel',
    id: hotel.id,
    label: hotel.name,
    detail: hotel.place,
    names: [hotel.name, hotel.place.split(',')[0] ?? ''],
    weight: hotel.keptBy,
    name: `${hotel.name} ${hotel.place} ${areaOf(hotel).words}`,
    about: [
      ...countryNames(hotel.countryCode),
      ...hotel.themes.map((theme) => themeLabels[theme]),
      ...hotel.alsoKnownAs,
      ...factsOf(hotel).map(({ words }) => words),
      ...monthFacts(hotel).map(({ words }) => words),
    ].join(' '),
    line: hotel.line,
    text: [...storyOf(hotel), gettingThere.airport, gettingThere.transfer, WORDS_OF_EVERY_HOTEL].join('\n'),
  };
}

/** A hotel whose text says "There is no club here" must not be found by "club". */
const DENIAL = /\b(?:no|not|nor|without|never)\b.{0,40}\b(?:clubs?|pools?|cots?|connecting)\b/iu;

const withoutDenials = (text: string) =>
  DENIAL.test(text)
    ? text
        .split(/(?<=[.;:–])/u)
        .filter((part) => !DENIAL.test(part))
        .join('')
    : text;

/** The texts about a hotel, in the order in which a reason is looked for. `notFor` is left out: it finds nothing. */
export function storyOf(hotel: HotelEntry): string[] {
  return [
    hotel.line,
    ...hotel.loved,
    ...hotel.story,
    ...hotel.rooms.flatMap(({ name, beds }) => [name, beds]),
    ...hotel.pools.flatMap(({ name, note }) => [name, note]),
    ...hotel.seasons.map(({ note }) => note),
    hotel.agesNote,
    ...hotel.food.paragraphs,
    hotel.gettingThere.story,
    ...(hotel.kidsClub ? [hotel.kidsClub.name, hotel.kidsClub.note] : []),
  ].map(withoutDenials);
}
