import { expect, it } from 'vitest';
import { parseQuery, query } from './query.ts';

it('a route reads only its own parameters from an address, as texts, and ignores lists', () => {
  const read = query('page', 'q');
  expect(read({ q: '2024', page: 'x', utm: 'y' })).toEqual({ q: '2024', page: 'x' });
  expect(read({ q: ['a', 'b'], page: undefined })).toEqual({});
  expect(read({})).toEqual({});
});

it('a word that is searched for stays the word that was typed', () => {
  for (const word of ['true', 'false', 'null', '2024', '0', '1e3', '"cot"', '[1]', ' a b', '', '__proto__'])
    expect(query('q')(parseQuery(`?${new URLSearchParams({ q: word })}`))).toEqual({ q: word });
  expect(parseQuery('')).toEqual({});
  expect(query('q')(parseQuery('?q=a&q=b'))).toEqual({});
});
