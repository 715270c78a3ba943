import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countedHotels, hotelCountFile } from './count-hotels.ts';

it('the number of hotels that pages name equals the number in the content (if not: pnpm generate)', () => {
  expect(readFileSync(hotelCountFile, 'utf8')).toBe(countedHotels());
});
