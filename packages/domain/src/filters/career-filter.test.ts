import { describe, expect, it } from 'vitest';
import type { Career } from '@myler/api-client/contract';
import { applicationAddress, careerValues, filterCareers, readCareerFilter, openPositions } from './career-filter.ts';

const position = (changes: Partial<Career>): Career => ({
  id: 'x',
  title: 'Somebody',
  city: 'London',
  countryCode: 'GB',
  team: 'Hotels',
  hours: 'Full time',
  summary: '',
  body: [],
  publishedOn: '2026-11-01',
  closesOn: '2026-12-18',
  ...changes,
});
const positions = [
  position({ id: 'a' }),
  position({ id: 'b', city: 'Lyon' }),
  position({ id: 'c', team: 'The desk', closesOn: '2027-01-15' }),
];

describe('open positions', () => {
  it('are filtered by team, by city, or by both', () => {
    const ids = (search: Record<string, unknown>) =>
      filterCareers(positions, readCareerFilter(search)).map(({ id }) => id);
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ team: 'Hotels' })).toEqual(['a', 'b']);
    expect(ids({ team: 'Hotels', city: ' Lyon ' })).toEqual(['b']);
    expect(ids({ city: 'Oslo' })).toEqual([]);
    expect(ids({ city: ['Lyon'] })).toEqual(['a', 'b', 'c']);
  });

  it('stay open until their closing day has ended', { tags: ['promise:careers-answer'] }, () => {
    expect(openPositions(positions, '2026-12-18')).toHaveLength(3);
    expect(openPositions(positions, '2026-12-19').map(({ id }) => id)).toEqual(['c']);
  });

  it('offer each city once, in order', () => {
    expect(careerValues(positions, 'city')).toEqual(['London', 'Lyon']);
  });

  it('have an email link whose subject names the position', () => {
    expect(applicationAddress('jobs@myler.example', { title: 'Colleague, evenings & nights', city: 'Zürich' })).toBe(
      'mailto:jobs@myler.example?subject=Application%3A%20Colleague%2C%20evenings%20%26%20nights%2C%20Z%C3%BCrich',
    );
    expect(applicationAddress('jobs@myler.example')).toContain('An%20open%20application');
  });
});
