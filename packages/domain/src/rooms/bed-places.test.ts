import { expect, it } from 'vitest';
import { bedsOf } from './bed-places.ts';

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
  expect(bedsOf({ beds, sleeps })).toMatchObject({ doubles, singles });
});

it('a plan never shows more places than the room has', () => {
  expect(bedsOf({ beds: 'Three doubles', sleeps: 3 })).toEqual({ doubles: 1, singles: 1, bunks: 0 });
});

it.each([
  ['A double, and two bunks behind a curtain', 4, 2],
  ['A double, and bunks for two behind a panelled door', 4, 2],
  ['A double, six bunks, and a wood stove inside a cage', 8, 6],
  ['Two wide doubles, a bunk room for four, and a long kitchen', 8, 4],
  ['Two doubles, two singles and a bunk pair', 8, 2],
  ['A double, and two singles', 4, 0],
])('the plan of “%s”, which sleeps %i, shows %i bunks', (beds, sleeps, bunks) => {
  expect(bedsOf({ beds, sleeps }).bunks).toBe(bunks);
});
