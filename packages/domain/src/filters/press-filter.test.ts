import { describe, expect, it } from 'vitest';
import { releasesAddress, readReleaseSelection } from './press-filter.ts';

describe('the address of the list of releases', () => {
  it('means every year and the first page when it has neither', () => {
    expect(readReleaseSelection({})).toEqual({ year: undefined, page: 1 });
    expect(readReleaseSelection({ year: '2025', page: '2' })).toEqual({ year: 2025, page: 2 });
  });

  it('means every year and the first page when its year and page are invalid', () => {
    for (const search of [
      { year: '1066', page: '0' },
      { year: 'soon', page: '-1' },
      { year: '2025.5', page: '1e9' },
    ])
      expect(readReleaseSelection(search)).toEqual({ year: undefined, page: 1 });
  });

  it('is the same for the same list', () => {
    expect(releasesAddress({ year: undefined, page: 1 })).toBe('/press/list');
    expect(releasesAddress({ year: 2025, page: 1 })).toBe('/press/list?year=2025');
    expect(releasesAddress({ year: 2025, page: 2 })).toBe('/press/list?page=2&year=2025');
  });
});
