import { describe, expect, it } from 'vitest';
import { listAddress, readSelection } from './press-words.ts';

describe('the list of releases, by its address', () => {
  it('is every year and its first page unless it says otherwise', () => {
    expect(readSelection({})).toEqual({ year: undefined, page: 1 });
    expect(readSelection({ year: '2025', page: '2' })).toEqual({ year: 2025, page: 2 });
  });

  it('is not led astray by years and pages that cannot be', () => {
    for (const search of [
      { year: '1066', page: '0' },
      { year: 'soon', page: '-1' },
      { year: '2025.5', page: '1e9' },
    ])
      expect(readSelection(search)).toEqual({ year: undefined, page: 1 });
  });

  it('has one address for one list', () => {
    expect(listAddress({ year: undefined, page: 1 })).toBe('/press/list');
    expect(listAddress({ year: 2025, page: 1 })).toBe('/press/list?year=2025');
    expect(listAddress({ year: 2025, page: 2 })).toBe('/press/list?page=2&year=2025');
  });
});
