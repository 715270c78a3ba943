import { expect, it } from 'vitest';
import { bedPlaces } from './bed-places.ts';

it.each([
  ['A double, and two bunks behind a curtain', 4, 1, 2],
  ['Two singles that make a double', 2, 0, 2],
  ['A double that parts into two', 2, 1, 0],
  ['Two doubles, three bunks, and a day bed on the veranda', 8, 2, 4],
  ['A double', 2, 1, 0],
  ['Two singles', 2, 0, 2],
  ['A double in an alcove, and two singles on a mud-built bench', 4, 1, 2],
  ['A double, and four bunks along the gable', 6, 1, 4],
])('the plan of “%s”, which sleeps %i, shows %i doubles and %i singles', (beds, sleeps, doubles, singles) => {
  expect(bedPlaces({ beds, sleeps })).toEqual({ doubles, singles });
});

it('a plan never shows more places than the room has', () => {
  expect(bedPlaces({ beds: 'Three doubles', sleeps: 3 })).toEqual({ doubles: 1, singles: 1 });
});
