import { expect, it } from 'vitest';
import { HOTEL_ID, SLUG } from './slug.ts';

it('an id has small letters, digits and single hyphens, and is no longer than 80 characters', () => {
  const right = ['a', '7', 'maison-palmier', 'a-1-b', 'a'.repeat(80), 'hot-springs', 'searching'];
  const wrong = ['', '-a', 'a-', 'a--b', 'A', 'a_b', 'é', 'a b', ' a', 'a\n', 'a'.repeat(81), `${'a-'.repeat(40)}b`];
  for (const pattern of [SLUG, HOTEL_ID]) {
    expect(right.filter((id) => !pattern.test(id))).toEqual([]);
    expect(wrong.filter((id) => pattern.test(id))).toEqual([]);
  }
  expect(['hot', 'search'].map((id) => [SLUG.test(id), HOTEL_ID.test(id)])).toEqual([
    [true, false],
    [true, false],
  ]);
});
