import { createStore } from 'jotai/vanilla';
import { beforeAll, describe, expect, it } from 'vitest';
import { normaliseName, normalisePassword } from '@myler/config/typed-text';
import * as z from 'zod/mini';
import { registration, type Country } from '@myler/api-client/contract';
import { currencyCodes } from '@myler/config/currencies';
import { listPrice, memberships } from '@myler/config/memberships';
import { currencyAtom } from '@myler/state/currency';
import { forEachRow } from '@myler/presets/rows';
import { editCard, emptyCard } from '../card-fields/credit-card.ts';
import {
  chooseMembershipAtom,
  editJoinFormAtom,
  fillJoinFormAtom,
  setPricesAtom,
  wizardFormAtom,
} from '../join-us/state/join-us-atoms.ts';
import { joinUsSteps } from '../join-us/rules/join-us-steps.ts';
import { toRegistration } from '../join-us/form/registration.ts';
import { isFamilyFieldTouched } from '../family/rules.ts';
import { loadPasswordStrength, type EstimatePasswordStrength } from '../validation/password-strength.ts';
import { loadTelephone, type ReadTelephone } from '../validation/telephone.ts';
import { answersOf } from './answers-of.ts';
import { persons } from './index.ts';
import type { Person } from './person.ts';

const prices = memberships.map(({ id, category, name }) => ({
  membershipId: id,
  category,
  name,
  prices: currencyCodes.map((currency) => listPrice(id, currency)),
}));
const countries: Country[] = [];
const today = '2026-11-22';

let readTelephone: ReadTelephone;
let strengthOf: EstimatePasswordStrength;
beforeAll(async () => {
  readTelephone = await loadTelephone();
  strengthOf = await loadPasswordStrength();
});

/** The form with this person's answers, and the discount of their code. */
function filledBy(person: Person) {
  const store = createStore();
  store.set(currencyAtom, person.currency);
  store.set(setPricesAtom, prices);
  store.set(chooseMembershipAtom, person.membershipId);
  store.set(editJoinFormAtom, answersOf(person));
  store.set(editJoinFormAtom, { creditCard: editCard(emptyCard, person.creditCard) });
  const code = person.referralCode.trim().toUpperCase();
  const { currency, membershipId } = person;
  const list = listPrice(membershipId, currency);
  const discount = { amount: code === 'FULLHOUSE' ? list.amount : Math.round(list.amount / 10), currency };
  if (code) {
    const coupon = { code, kind: 'coupon' as const, discount, label: 'A code' };
    store.set(fillJoinFormAtom, { checkedCode: { coupon, membershipId, currency } });
  }
  return store.get(wizardFormAtom).values;
}

describe('everybody in the table of ordinary people joins:', () => {
  it('no step finds an error', () =>
    forEachRow(persons, (person) => {
      const form = filledBy(person);
      const rules = { today, currency: person.currency, countries, readTelephone };
      for (const step of joinUsSteps) expect(step.errors(form, rules), step.dialog).toEqual({});
    }));

  it('each field they filled in is validated when it loses focus', () =>
    forEachRow(persons, (person) => {
      const form = filledBy(person);
      for (const path of ['firstName', 'lastName', 'email', 'phoneNumber', 'password', 'city'])
        expect(isFamilyFieldTouched(form, path), path).toBe(true);
    }));

  it('their password is rated strong, and their name as a password is rated weak', () =>
    forEachRow(persons, (person) => {
      expect(strengthOf(person.password, person).score).toBeGreaterThanOrEqual(3);
      for (const name of [person.firstName, person.lastName, person.email])
        expect(strengthOf(name, person), name).toMatchObject({ score: 0 });
    }));

  it('the form sends what they typed, in the contract’s shape', () =>
    forEachRow(persons, (person) => {
      const form = filledBy(person);
      const body = z.parse(registration, toRegistration(form, person.currency, readTelephone));
      const { stored } = person;
      expect(body).toMatchObject({
        membershipId: person.membershipId,
        firstName: normaliseName(person.firstName),
        lastName: normaliseName(person.lastName),
        email: stored.email ?? person.email.trim(),
        phoneNumber: stored.phoneNumber,
        password: normalisePassword(person.password),
        countryCode: person.countryCode,
        city: { id: person.city.id, name: normaliseName(person.city.name) },
        currency: person.currency,
      });
      expect(body.dateOfBirth ?? null).toBe(stored.dateOfBirth);
      expect(body.company?.companyName).toBe(normaliseName(person.company.companyName) || undefined);
      expect(body.children).toEqual(
        person.children.list.map(({ firstName }, index) => ({ firstName, dateOfBirth: stored.childrenBornOn[index] })),
      );
      expect(body.instagram.username ?? null).toBe(stored.instagram);
      const sent = body.creditCard && { brand: body.creditCard.brand, lastFour: body.creditCard.number.slice(-4) };
      expect(sent ?? null).toEqual(stored.card);
      expect(body.creditCard?.name).toBe(stored.card ? normaliseName(person.creditCard.name) : undefined);
      expect(body.creditCard?.expiry).toBe(stored.card ? '12-31' : undefined);
    }));
});
