import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { registration } from '@myler/api-client/contract';
import { listPrice, membershipIds, memberships } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { currencyAtom } from '@myler/state/currency';
import { closeDialogAtom, joinFormResetAtom, openDialogAtom } from '@myler/state/dialogs';
import { emptyCard } from '../../card-fields/creditCard.ts';
import { loadTelephone } from '../../validation/telephone.ts';
import {
  beginJoinAtom,
  chooseCategoryAtom,
  chooseCountryAtom,
  chooseJoinCurrencyAtom,
  chooseMembershipAtom,
  citiesArrivedAtom,
  creditCardAtom,
  editCardAtom,
  editJoinFormAtom,
  fillJoinFormAtom,
  joinFormAtom,
  joinFormEditedAtom,
  joinUsAtom,
  resetJoinFormAtom,
  setErrorsAtom,
  setFieldErrorAtom,
  setPricesAtom,
  sumAtom,
  summaryShownAtom,
  typeCityAtom,
  wipeCardAtom,
} from '../state/joinUsAtoms.ts';
import { joinUsSteps, stepToMend } from '../rules/joinUsSteps.ts';
import type { StepContext } from '../rules/step.ts';
import { isTouched } from '../rules/youAndYourFamily.ts';
import { toRegistration } from './registration.ts';

const prices = memberships.map(({ id, category, name }) => ({
  membershipId: id,
  category,
  name,
  prices: currencyCodes.map((currency) => listPrice(id, currency)),
}));

function open() {
  const store = createStore();
  store.set(currencyAtom, 'GBP');
  store.set(setPricesAtom, prices);
  return store;
}

/** The fields whose flags are up. */
const raised = (store: ReturnType<typeof open>) =>
  Object.entries(store.get(joinFormAtom).errorFlags).flatMap(([path, isUp]) => (isUp ? [path] : []));

const welcome10 = {
  coupon: {
    code: 'WELCOME10',
    kind: 'coupon' as const,
    discount: { amount: 14_950, currency: 'GBP' as const },
    label: '10 % off the first year',
  },
  membershipId: 'gold' as const,
  currency: 'GBP' as const,
};

describe('the join-us form', () => {
  it('begins with leisure, nothing chosen, nothing ticked (specification 3)', () => {
    const form = open().get(joinUsAtom);
    expect(form.memberShipCategory).toBe('leisure');
    expect(form.membershipId).toBeNull();
    expect([form.whatsAppConsent, form.termsAccept, form.instagram.consent, form.children.shouldAdd]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(form.formType).toBe('membership');
  });

  it('has every field of specification 3', () => {
    const store = open();
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
    const store = open();
    const categories = membershipIds.map((id) => {
      store.set(chooseMembershipAtom, id);
      return store.get(joinFormAtom).memberShipCategory;
    });
    expect(categories).toEqual(['leisure', 'leisure', 'leisure', 'leisure', 'corporate', 'corporate']);
  });

  it('lets go of a tier that is not in the category that is looked at', () => {
    const store = open();
    store.set(chooseMembershipAtom, 'gold');
    store.set(chooseCategoryAtom, 'leisure');
    expect(store.get(joinFormAtom).membershipId).toBe('gold');
    store.set(chooseCategoryAtom, 'corporate');
    expect(store.get(joinFormAtom).membershipId).toBeNull();
  });

  it('clears all error flags when any field is edited (specification 4)', () => {
    const store = open();
    const errors = { firstName: 'Enter your first name.', email: 'Enter your e-mail address.' };
    store.set(setErrorsAtom, errors);
    expect(raised(store)).toEqual(['firstName', 'email']);
    expect(store.get(joinFormAtom).errorMsgs).toEqual(errors);
    const edits = [
      () => store.set(editJoinFormAtom, { lastName: 'Okafor' }),
      () => store.set(editCardAtom, { name: 'A Okafor' }),
      () => store.set(chooseMembershipAtom, 'gold'),
      () => store.set(chooseCategoryAtom, 'corporate'),
      () => store.set(chooseJoinCurrencyAtom, 'EUR'),
      () => store.set(chooseCountryAtom, 'FR'),
      () => store.set(typeCityAtom, 'Paris', []),
    ];
    for (const edit of edits) {
      store.set(setErrorsAtom, errors);
      edit();
      expect(raised(store)).toEqual([]);
      expect([store.get(joinFormAtom).errorMsgs, store.get(summaryShownAtom)]).toEqual([{}, false]);
    }
    expect(store.get(currencyAtom)).toBe('EUR');
  });

  it('finds a listed city whatever its capitals and accents, and gives a city that is not listed no id', () => {
    const store = open();
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

  it('finds a listed city that was typed before the list arrived, and leaves what is typed as it is', () => {
    const store = open();
    store.set(typeCityAtom, 'paris', []);
    store.set(setFieldErrorAtom, 'email', 'Enter your e-mail address.');
    store.set(citiesArrivedAtom, [{ id: '2988507', name: 'Paris' }]);
    expect(store.get(joinFormAtom).city).toEqual({ id: '2988507', name: 'paris' });
    expect(raised(store)).toEqual(['email']);
    store.set(typeCityAtom, 'Hội An', []);
    store.set(citiesArrivedAtom, [{ id: '2988507', name: 'Paris' }]);
    expect(store.get(joinFormAtom).city).toEqual({ id: null, name: 'Hội An' });
  });

  it('starts with a flag for each field, none of them up (specification 5)', () => {
    const { errorFlags } = open().get(joinUsAtom);
    expect(new Set(Object.values(errorFlags))).toEqual(new Set([false]));
    const context = { today: '2026-11-21', currency: 'GBP' as const, card: emptyCard, countries: [] };
    const required = joinUsSteps.flatMap(({ errors }) =>
      Object.keys(errors(open().get(joinFormAtom), { ...context, readTelephone: () => undefined })),
    );
    expect(required.length).toBeGreaterThan(12);
    expect(Object.keys(errorFlags)).toEqual(expect.arrayContaining(required));
  });

  it('has flags for a child’s fields once there is a child', () => {
    const store = open();
    const child = { firstName: '', dateOfBirth: { day: '', month: '', year: '' } };
    store.set(editJoinFormAtom, { children: { shouldAdd: true, list: [child, child] } });
    expect(store.get(joinFormAtom).errorFlags).toMatchObject({
      'children.0.firstName': false,
      'children.1.dateOfBirth': false,
    });
  });

  it('judges a field that was left without touching the verdicts on the others', () => {
    const store = open();
    store.set(setFieldErrorAtom, 'email', 'Enter your e-mail address.');
    store.set(setFieldErrorAtom, 'firstName', 'Enter your first name.');
    store.set(setFieldErrorAtom, 'email', undefined);
    expect(raised(store)).toEqual(['firstName']);
  });

  it('keeps the membership list, the currency and the category when it is reset (specification 4)', () => {
    const store = open();
    store.set(currencyAtom, 'EUR');
    store.set(chooseMembershipAtom, 'dynasty');
    store.set(editJoinFormAtom, { firstName: 'Amara', password: 'three blue kites' });
    store.set(editCardAtom, { number: '4242 4242 4242 4242', cvc: '123' });
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
  });

  it('is reset by closing any dialog (specification 2)', () => {
    const store = open();
    store.set(joinFormResetAtom, () => store.set(resetJoinFormAtom));
    store.set(openDialogAtom, 'join-us-2');
    store.set(editJoinFormAtom, { firstName: 'Amara' });
    store.set(closeDialogAtom);
    expect(store.get(joinFormAtom).firstName).toBe('');
  });

  it('opens on a tier with a referral code', () => {
    const store = open();
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

describe('the price', () => {
  it('is derived from tier and currency: value, symbol, code (specification 3)', () => {
    const store = open();
    expect(store.get(joinUsAtom).price).toBeNull();
    store.set(chooseMembershipAtom, 'gold');
    expect(store.get(joinUsAtom).price).toEqual({ value: 149_500, symbol: '£', code: 'GBP' });
    store.set(currencyAtom, 'EUR');
    expect(store.get(joinUsAtom).price).toEqual({ value: 174_500, symbol: '€', code: 'EUR' });
  });

  it('takes off what the code takes off, for the tier and currency it was checked for and no other', () => {
    const store = open();
    store.set(chooseMembershipAtom, 'gold');
    store.set(fillJoinFormAtom, { checkedCode: welcome10 });
    expect(store.get(sumAtom)?.total).toEqual({ amount: 134_550, currency: 'GBP' });
    store.set(chooseMembershipAtom, 'black');
    expect(store.get(sumAtom)?.discount.amount).toBe(0);
    store.set(chooseMembershipAtom, 'gold');
    store.set(currencyAtom, 'USD');
    expect(store.get(sumAtom)?.total).toEqual({ amount: 189_500, currency: 'USD' });
  });

  it('is never less than nothing', () => {
    const store = open();
    store.set(chooseMembershipAtom, 'travel');
    const discount = { amount: 99_999_999, currency: 'GBP' as const };
    store.set(fillJoinFormAtom, {
      checkedCode: { ...welcome10, membershipId: 'travel', coupon: { ...welcome10.coupon, discount } },
      checkedGift: { code: 'G', balance: discount },
    });
    expect(store.get(sumAtom)?.total.amount).toBe(0);
    expect(store.get(sumAtom)?.gift.amount).toBe(0);
  });
});

describe('the card', () => {
  it('has the brand its digits say', () => {
    const store = open();
    store.set(editCardAtom, { number: '3782 822463 10005' });
    expect(store.get(creditCardAtom).brand).toBe('AMEX');
  });

  it('loses its number and code when the payment step is left', () => {
    const store = open();
    store.set(editCardAtom, { name: 'A Okafor', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' });
    store.set(wipeCardAtom);
    expect(store.get(creditCardAtom)).toEqual({
      brand: 'DEFAULT',
      name: 'A Okafor',
      number: '',
      expiry: '12/31',
      cvc: '',
    });
    expect(JSON.stringify(store.get(joinUsAtom))).not.toContain('4242');
  });
});

describe('the steps', () => {
  const filled = {
    firstName: ' Amara ',
    lastName: 'Okafor',
    email: 'amara@example.com ',
    phoneNumber: '06 12 34 56 78',
    password: 'three blue kites',
    confirmPassword: 'three blue kites',
    city: { id: null, name: 'Annecy' },
    countryCode: 'FR',
    dateOfBirth: { day: '14', month: 'feb', year: '1988' },
    instagram: { consent: true, username: '@amara' },
    children: {
      shouldAdd: true,
      list: [{ firstName: 'Ife', dateOfBirth: { day: '1', month: '6', year: '2019' } }],
    },
    termsAccept: true,
  };

  async function context(store: ReturnType<typeof open>): Promise<StepContext> {
    return {
      today: '2026-11-21',
      currency: store.get(joinUsAtom).currency,
      card: store.get(creditCardAtom),
      readTelephone: await loadTelephone(),
      countries: [{ code: 'FR', name: 'France', callingCode: '33' }],
    };
  }

  it('ask for everything that is missing, in the order of the labels', async () => {
    const store = open();
    const rules = await context(store);
    const asked = joinUsSteps.map((step) => Object.keys(step.errors(store.get(joinFormAtom), rules)));
    expect(asked).toEqual([
      ['membershipId'],
      [
        'firstName',
        'lastName',
        'email',
        'phoneNumber',
        'password',
        'confirmPassword',
        'dateOfBirth',
        'countryCode',
        'city',
      ],
      ['creditCard.name', 'creditCard.number', 'creditCard.expiry', 'creditCard.cvc', 'termsAccept'],
    ]);
  });

  it('have nothing to say about a form that is right, and send what the contract takes', async () => {
    const store = open();
    store.set(chooseMembershipAtom, 'gold');
    store.set(editJoinFormAtom, filled);
    store.set(fillJoinFormAtom, { checkedCode: welcome10 });
    store.set(editCardAtom, { name: 'A Okafor', number: '4242 4242 4242 4242', expiry: '12/2031', cvc: '123' });
    const rules = await context(store);
    for (const step of joinUsSteps) expect(step.errors(store.get(joinFormAtom), rules)).toEqual({});

    const body = toRegistration(store.get(joinFormAtom), store.get(creditCardAtom), 'GBP', rules.readTelephone);
    expect(registration.parse({ ...body, membershipId: 'gold' })).toEqual(body);
    expect(body).toMatchObject({
      firstName: 'Amara',
      email: 'amara@example.com',
      phoneNumber: '+33612345678',
      dateOfBirth: '1988-02-14',
      children: [{ firstName: 'Ife', dateOfBirth: '2019-06-01' }],
      instagram: { consent: true, username: 'amara' },
      referralCode: 'WELCOME10',
      total: { amount: 134_550, currency: 'GBP' },
      creditCard: { brand: 'VISA', number: '4242424242424242', expiry: '12-31', cvc: '123' },
    });
  });

  it('ask for no card, and send none, when a code covers everything', async () => {
    const store = open();
    store.set(chooseMembershipAtom, 'travel');
    store.set(editJoinFormAtom, filled);
    const coupon = { ...welcome10.coupon, code: 'FULLHOUSE', discount: { amount: 29_500, currency: 'GBP' as const } };
    store.set(fillJoinFormAtom, { checkedCode: { coupon, membershipId: 'travel', currency: 'GBP' } });
    const rules = await context(store);
    expect(joinUsSteps[2].errors(store.get(joinFormAtom), rules)).toEqual({});
    const body = toRegistration(store.get(joinFormAtom), store.get(creditCardAtom), 'GBP', rules.readTelephone);
    expect(body.total.amount).toBe(0);
    expect(body.creditCard).toBeUndefined();
  });

  it('leave out children and Instagram when nobody wants them told', async () => {
    const store = open();
    store.set(chooseMembershipAtom, 'travel');
    store.set(editJoinFormAtom, {
      ...filled,
      children: { ...filled.children, shouldAdd: false },
      instagram: { consent: false, username: 'amara' },
    });
    store.set(editCardAtom, { name: 'A', number: '4242424242424242', expiry: '12/31', cvc: '123' });
    const { readTelephone } = await context(store);
    const body = toRegistration(store.get(joinFormAtom), store.get(creditCardAtom), 'GBP', readTelephone);
    expect(body.children).toEqual([]);
    expect(body.instagram).toEqual({ consent: false });
  });

  it('take the provider’s verdict to the first step that asks for one of its fields', () => {
    expect(stepToMend({ email: 'Already a member.' })?.number).toBe(2);
    expect(stepToMend({ 'creditCard.number': 'Declined.' })?.number).toBe(3);
    expect(stepToMend({ 'creditCard.number': 'Declined.', referralCode: 'Expired.' })?.number).toBe(1);
    expect(stepToMend({ 'children.0.dateOfBirth': 'Too old.' })?.number).toBe(2);
  });
});

describe('a field that was left', () => {
  const form = open().get(joinFormAtom);

  it('is judged once something was typed into it, and not for being passed by', () => {
    expect(isTouched(form, 'firstName')).toBe(false);
    expect(isTouched({ ...form, firstName: 'A' }, 'firstName')).toBe(true);
    const started = { ...form, dateOfBirth: { day: '14', month: '', year: '' } };
    expect(isTouched(started, 'dateOfBirth')).toBe(false);
    expect(isTouched({ ...form, city: { id: null, name: 'X' } }, 'city')).toBe(true);
    const children = { shouldAdd: true, list: [{ firstName: 'Ife', dateOfBirth: form.dateOfBirth }] };
    expect(isTouched({ ...form, children }, 'children.0.firstName')).toBe(true);
    expect(isTouched({ ...form, children }, 'children.0.dateOfBirth')).toBe(false);
  });

  it('is not judged as a telephone number before anybody knows its country', () => {
    expect(isTouched({ ...form, phoneNumber: '06 12 34 56 78' }, 'phoneNumber')).toBe(false);
    expect(isTouched({ ...form, phoneNumber: '+33 6' }, 'phoneNumber')).toBe(true);
    expect(isTouched({ ...form, phoneNumber: '06 12', countryCode: 'FR' }, 'phoneNumber')).toBe(true);
  });
});
