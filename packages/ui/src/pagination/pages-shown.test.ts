import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

describe('Pages of a list', () => {
  it('a short list shows them all', () => {
    expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('a long one shows its ends and where the visitor is', () => {
    expect(pagesShown(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  });

  it('dots never stand for a single page', () => {
    expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, undefined, 20]);
  });

  it('a single page is one page', () => {
    expect(pagesShown(1, 1)).toEqual([1]);
  });
});
