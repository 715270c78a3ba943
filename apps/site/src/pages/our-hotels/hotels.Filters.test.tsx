import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MAX_ADULTS, MAX_COTS, MAX_FLIGHT_HOURS, MAX_PAIRS } from '@myler/config/hotels';
import { readHotelSelection } from '@myler/domain/filters';
import { HotelsFilters } from './hotels.Filters.tsx';

it.each([
  ['adults', MAX_ADULTS],
  ['cots', MAX_COTS],
  ['pairs', MAX_PAIRS],
  ['flight', MAX_FLIGHT_HOURS],
])('the field of a filter shows every number that an address may have: %s up to %i', (name, most) => {
  const shown = Array.from({ length: most + 1 }, (_, index) => {
    const selection = readHotelSelection(new URLSearchParams({ [name]: String(index + 1) }));
    const html = renderToStaticMarkup(<HotelsFilters selection={selection} facets={[]} />);
    const [field = ''] = new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html) ?? [];
    return /<option value="(\d*)" selected/.exec(field)?.[1];
  });
  // The last number is refused: the field shows “any”.
  expect(shown).toEqual([...Array.from({ length: most }, (_, index) => String(index + 1)), '']);
});
