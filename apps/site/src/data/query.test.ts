import { expect, it } from 'vitest';
import { query } from './query.ts';

it('a route reads only its own parameters from an address, as texts, and ignores lists', () => {
  const read = query('page', 'q');
  expect(read({ q: '2024', page: 'x', utm: 'y' })).toEqual({ q: '2024', page: 'x' });
  expect(read({ q: ['a', 'b'], page: undefined })).toEqual({});
  expect(read({})).toEqual({});
});
