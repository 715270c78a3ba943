import { describe, expect, it } from 'vitest';
import { readTelephone } from '../validation/telephone-number.ts';
import { countries, details, tenChildren } from './account.stories-kit.ts';
import { detailsErrors, toDetailsChange, toFamily } from './details.ts';

const { email: _email, dateOfBirth: _dateOfBirth, ...change } = details;
const context = { today: '2026-11-23', readTelephone, countries };

describe('a member’s details', () => {
  it.each([
    ['with two children', details],
    ['with ten children', { ...details, children: tenChildren }],
    ['with a number of another country', { ...details, phoneNumber: '+33612345678' }],
    ['with a city that is not listed', { ...details, city: { id: null, name: 'Little Wenlock' } }],
    ['without Instagram', { ...details, instagram: { consent: false } }],
  ])('%s are saved as they are when nothing is changed', (_, stored) => {
    const family = toFamily(stored, countries);
    expect(detailsErrors(family, context)).toEqual({});
    const { email: _e, dateOfBirth: _d, ...expected } = stored;
    expect(toDetailsChange(family, readTelephone)).toEqual(expected);
  });

  it('show the telephone number after its country code, and whole when no country is listed', () => {
    expect(toFamily(details, countries)).toMatchObject({ phoneNumber: '2079460018', phoneCountryCode: 'GB' });
    expect(toFamily(details, [])).toMatchObject({ phoneNumber: '+442079460018', phoneCountryCode: null });
  });

  it('are asked for again where they are forgotten', () => {
    const { phoneNumber: _phone, city: _city, dateOfBirth: _born, ...kept } = details;
    const family = toFamily({ ...kept, children: [] }, countries);
    expect(family).toMatchObject({ phoneNumber: '', city: { id: null, name: '' } });
    expect(Object.keys(detailsErrors(family, context))).toEqual(['phoneNumber', 'city']);
  });

  it('have an error at each wrong field, and are not sent with one', () => {
    const family = { ...toFamily(details, countries), firstName: ' ', phoneNumber: '12', countryCode: '' };
    expect(Object.keys(detailsErrors(family, context))).toEqual(['firstName', 'phoneNumber', 'countryCode']);
    expect(() => toDetailsChange(family, readTelephone)).toThrow(/before "phoneNumber" was right/);
  });

  it('leave out the children when the family travels without', () => {
    const family = { ...toFamily(details, countries), children: { shouldAdd: false, list: [] } };
    expect(toDetailsChange(family, readTelephone)).toEqual({ ...change, children: [] });
  });
});
