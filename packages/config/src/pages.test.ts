import { describe, expect, it } from 'vitest';
import { pageAt, pages, type Page } from './pages.ts';

const rows = Object.entries<Page>(pages);

describe('the table of pages', () => {
  it('gives each page without a parameter its own title', () => {
    const titles = rows.flatMap(([, { title }]) => title ?? []);
    expect(new Set(titles).size).toBe(titles.length);
    for (const [path, { title, about }] of rows) {
      expect([path, about === undefined]).toEqual([path, title !== undefined]);
      expect([path, about !== undefined]).toEqual([path, path.includes('$')]);
    }
  });

  it('lists the query names of a page once and in alphabetical order, as in the proxy’s cache keys', () => {
    for (const [path, { query }] of rows) expect([path, query]).toEqual([path, [...new Set(query)].toSorted()]);
  });

  it('gives each social card its own seed', () => {
    const seeds = rows.flatMap(([, { card, cards = {} }]) =>
      [card, ...Object.values(cards)].flatMap((one) => (typeof one === 'object' ? one.seed : [])),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it.each([
    ['/', '/'],
    ['/press', '/press'],
    ['/press/list', '/press/list'],
    ['/press/a-desk-in-lyon', '/press/$id'],
    ['/travel-journal/family', '/travel-journal/$slug'],
    ['/press/', undefined],
    ['/press/a/b', undefined],
    ['/nowhere', undefined],
    ['/toString', undefined],
  ])('finds for %s the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });
});
