import { expect, it } from 'vitest';
import { isForMutants, propertySuite } from '@myler/presets/properties';
import { addressProperties } from './address-properties.test-kit.ts';
import { familyProperties } from './family-properties.test-kit.ts';
import { hotelProperties } from './hotel-properties.test-kit.ts';
import { membershipProperties } from './membership-properties.test-kit.ts';

const suite = propertySuite(`${import.meta.dirname}/..`, {
  ...familyProperties,
  ...hotelProperties,
  ...addressProperties,
  ...membershipProperties,
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});
