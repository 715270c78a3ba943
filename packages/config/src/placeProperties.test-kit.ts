import fc from 'fast-check';
import { expect } from 'vitest';
import { always, type PropertyTable } from '@myler/presets/properties';
import { membershipIds } from './membership-ids.ts';
import { cardPlaces, personRoles, placeOfRole, placesFor, sharePlaces, type CardPlace } from './people.ts';

const membershipId = fc.constantFrom(...membershipIds);
const place: fc.Arbitrary<CardPlace> = fc.record({
  role: fc.constantFrom(...personRoles),
  household: fc.option(fc.integer({ min: -1, max: 7 })),
});

/** Properties of the places on a card. */
export const placeProperties: PropertyTable = {
  placesFor: [
    always('gives no household more than the membership has, and none to others', membershipId, place, (id, at) => {
      const { households } = cardPlaces[id];
      const isOutside = at.household !== null && (at.household < 1 || at.household > households);
      expect(isOutside && placesFor(id, at) > 0).toBe(false);
    }),
    always('is the same for all who share places', membershipId, place, place, (id, one, other) => {
      const [first, second] = [placesFor(id, one), placesFor(id, other)];
      expect(!sharePlaces(one, other) || first === second || first === 0 || second === 0).toBe(true);
    }),
  ],
  sharePlaces: [
    always('is true of a place and itself, and the same both ways', place, place, (one, other) => {
      expect(sharePlaces(one, one)).toBe(true);
      expect(sharePlaces(one, other)).toBe(sharePlaces(other, one));
    }),
    always('keeps different kinds apart', place, place, (one, other) => {
      expect(sharePlaces(one, other) && placeOfRole[one.role] !== placeOfRole[other.role]).toBe(false);
    }),
  ],
};
