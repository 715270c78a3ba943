import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

describe('The pages of a list', () => {
  it('are all shown in a short list', () => {
    expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('are shown at both ends and around the current page in a long list', () => {
    expect(pagesShown(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  });

  it('are not replaced by dots where only one page would be hidden', () => {
    expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, undefined, 20]);
  });

  it('are a single page in a list of one page', () => {
    expect(pagesShown(1, 1)).toEqual([1]);
  });
});
