import { describe, expect, it } from 'vitest';
import { membershipIds } from '@myler/config/memberships';
import { currencyAtom } from '@myler/state/currency';
import { closeDialogAtom, joinFormResetAtom, openDialogAtom } from '@myler/state/dialogs';
import { editCard, emptyCard } from '../../card-fields/credit-card.ts';
import {
  beginJoinAtom,
  chooseCategoryAtom,
  chooseCountryAtom,
  chooseJoinCurrencyAtom,
  chooseMembershipAtom,
  editJoinFormAtom,
  identifyCityAtom,
  joinFormAtom,
  joinFormEditedAtom,
  joinUsAtom,
  rejectJoinFormAtom,
  resetJoinFormAtom,
  setFieldErrorAtom,
  typeCityAtom,
  wizardFormAtom,
} from '../state/join-us-atoms.ts';
import { joinUsSteps } from '../rules/join-us-steps.ts';
import { prices, openForm, raised } from './open-form.test-kit.ts';

describe('the join-us form', () => {
  it(
    'starts with the category leisure, no tier chosen and no box ticked (specification 3)',
    { tags: ['promise:allergies-consent', 'spec:3-category'] },
    () => {
      const form = openForm().get(joinUsAtom);
      expect(form.memberShipCategory).toBe('leisure');
      expect(form.membershipId).toBeNull();
      expect([form.whatsAppConsent, form.termsAccept, form.instagram.consent, form.children.shouldAdd]).toEqual([
        false,
        false,
        false,
        false,
      ]);
      expect(form.formType).toBe('membership');
    },
  );

  it('has every field of specification 3', { tags: ['spec:3-join-form'] }, () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'gold');
    const form = store.get(joinUsAtom);
    expect(Object.keys(form)).toEqual(
      expect.arrayContaining(
        `formType isLoading memberShipsWithPrices currency memberShipCategory membershipId firstName lastName email
        phoneNumber password confirmPassword city countryCode dateOfBirth referralCode instagram children whatsAppConsent
        termsAccept price creditCard errorFlags errorMsgs`.split(/\s+/),
      ),
    );
    const partsOf = (field: object | null) => Object.keys(field ?? {}).toSorted();
    expect(partsOf(form.city)).toEqual(['id', 'name']);
    expect(partsOf(form.price)).toEqual(['code', 'symbol', 'value']);
    expect(partsOf(form.instagram)).toEqual(['consent', 'username']);
    expect(partsOf(form.children)).toEqual(['list', 'shouldAdd']);
    expect(partsOf(form.creditCard)).toEqual(['brand', 'cvc', 'expiry', 'name', 'number']);
  });

  it('maps a tier to its category (specification 4)', () => {
    const store = openForm();
    const categories = membershipIds.map((id) => {
      store.set(chooseMembershipAtom, id);
      return store.get(joinFormAtom).memberShipCategory;
    });
    expect(categories).toEqual(['leisure', 'leisure', 'leisure', 'leisure', 'corporate', 'corporate']);
  });

  it('clears the tier when the visitor chooses the other category', () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'gold');
    store.set(chooseCategoryAtom, 'leisure');
    expect(store.get(joinFormAtom).membershipId).toBe('gold');
    store.set(chooseCategoryAtom, 'corporate');
    expect(store.get(joinFormAtom).membershipId).toBeNull();
  });

  it(
    'clears all error flags when any field is edited (specification 4)',
    { tags: ['spec:4-edit-clears-errors'] },
    () => {
      const store = openForm();
      const errors = { firstName: 'Enter your first name.', email: 'Enter your email address.' };
      store.set(rejectJoinFormAtom, { errors });
      expect(raised(store)).toEqual(['firstName', 'email']);
      expect(store.get(joinFormAtom).errorMsgs).toEqual(errors);
      const edits = [
        () => store.set(editJoinFormAtom, { lastName: 'Okafor' }),
        () => store.set(editJoinFormAtom, { creditCard: editCard(emptyCard, { name: 'A Okafor' }) }),
        () => store.set(chooseMembershipAtom, 'gold'),
        () => store.set(chooseCategoryAtom, 'corporate'),
        () => store.set(chooseJoinCurrencyAtom, 'EUR'),
        () => store.set(chooseCountryAtom, 'FR'),
        () => store.set(typeCityAtom, 'Paris', []),
      ];
      for (const edit of edits) {
        store.set(rejectJoinFormAtom, { errors });
        edit();
        expect(raised(store)).toEqual([]);
        expect([store.get(joinFormAtom).errorMsgs, store.get(wizardFormAtom).isSummaryShown]).toEqual([{}, false]);
      }
      expect(store.get(currencyAtom)).toBe('EUR');
    },
  );

  it('finds a listed city in any case and without accents, and gives other cities no id', () => {
    const store = openForm();
    const cities = [
      { id: '1', name: 'Łódź' },
      { id: '2', name: 'San Pedro Garza García' },
      { id: '3', name: 'San Pedro Garza Garcia' },
    ];
    const idOf = (typed: string) => {
      store.set(typeCityAtom, typed, cities);
      return store.get(joinFormAtom).city;
    };
    expect(idOf('łódź')).toEqual({ id: '1', name: 'łódź' });
    expect(idOf(' Lodz ')).toEqual({ id: '1', name: ' Lodz ' });
    expect(idOf('San Pedro Garza Garcia').id).toBe('3');
    expect(idOf('Łód').id).toBeNull();
    expect(idOf('').id).toBeNull();
  });

  it('finds a listed city that was typed before the list loaded, and keeps the typed text', () => {
    const store = openForm();
    store.set(typeCityAtom, 'paris', []);
    store.set(setFieldErrorAtom, 'email', 'Enter your email address.');
    store.set(identifyCityAtom, [{ id: '2988507', name: 'Paris' }]);
    expect(store.get(joinFormAtom).city).toEqual({ id: '2988507', name: 'paris' });
    expect(raised(store)).toEqual(['email']);
    store.set(typeCityAtom, 'Hội An', []);
    store.set(identifyCityAtom, [{ id: '2988507', name: 'Paris' }]);
    expect(store.get(joinFormAtom).city).toEqual({ id: null, name: 'Hội An' });
  });

  it(
    'starts with an error flag for each field, all of them false (specification 5)',
    { tags: ['spec:5-error-flags'] },
    () => {
      const { errorFlags } = openForm().get(joinUsAtom);
      expect(new Set(Object.values(errorFlags))).toEqual(new Set([false]));
      const context = { today: '2026-11-21', currency: 'GBP' as const, countries: [] };
      const required = joinUsSteps.flatMap(({ errors }) =>
        Object.keys(errors(openForm().get(wizardFormAtom).values, { ...context, readTelephone: () => undefined })),
      );
      expect(required.length).toBeGreaterThan(12);
      expect(Object.keys(errorFlags)).toEqual(expect.arrayContaining(required));
    },
  );

  it('has error flags for a child’s fields once a child is added', () => {
    const store = openForm();
    const child = { firstName: '', dateOfBirth: { day: '', month: '', year: '' } };
    store.set(editJoinFormAtom, { children: { shouldAdd: true, list: [child, child] } });
    expect(store.get(joinFormAtom).errorFlags).toMatchObject({
      'children.0.firstName': false,
      'children.1.dateOfBirth': false,
    });
  });

  it('changes the error of one field without changing the others', () => {
    const store = openForm();
    store.set(setFieldErrorAtom, 'email', 'Enter your email address.');
    store.set(setFieldErrorAtom, 'firstName', 'Enter your first name.');
    expect(raised(store)).toEqual(['firstName', 'email']);
  });

  it(
    'keeps the membership list, the currency and the category when it is reset (specification 4)',
    { tags: ['spec:4-reset-keeps'] },
    () => {
      const store = openForm();
      store.set(currencyAtom, 'EUR');
      store.set(chooseMembershipAtom, 'dynasty');
      store.set(editJoinFormAtom, { firstName: 'Amara', password: 'three blue kites' });
      store.set(editJoinFormAtom, { creditCard: editCard(emptyCard, { number: '4242 4242 4242 4242', cvc: '123' }) });
      store.set(resetJoinFormAtom);
      const form = store.get(joinUsAtom);
      expect(form.memberShipsWithPrices).toBe(prices);
      expect(form.currency).toBe('EUR');
      expect(form.memberShipCategory).toBe('corporate');
      expect([form.membershipId, form.firstName, form.password, form.creditCard.number, form.creditCard.cvc]).toEqual([
        null,
        '',
        '',
        '',
        '',
      ]);
      expect(store.get(joinFormEditedAtom)).toBe(false);
    },
  );

  it('is reset by closing any dialog (specification 2)', () => {
    const store = openForm();
    store.set(joinFormResetAtom, () => store.set(resetJoinFormAtom));
    store.set(openDialogAtom, 'join-us-2');
    store.set(editJoinFormAtom, { firstName: 'Amara' });
    store.set(closeDialogAtom);
    expect(store.get(joinFormAtom).firstName).toBe('');
  });

  it('opens on a tier with a referral code', () => {
    const store = openForm();
    store.set(beginJoinAtom, { membershipId: 'dynasty', ref: 'amara-friends' });
    expect(store.get(joinFormAtom)).toMatchObject({
      membershipId: 'dynasty',
      memberShipCategory: 'corporate',
      referralCode: 'AMARA-FRIENDS',
      formType: 'referral',
    });
    expect(store.get(joinFormEditedAtom)).toBe(false);
  });
});
