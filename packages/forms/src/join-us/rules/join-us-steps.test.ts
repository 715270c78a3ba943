import { describe, expect, it } from 'vitest';
import { registration } from '@myler/api-client/contract';
import { loadTelephone } from '../../validation/telephone.ts';
import { emptyDate } from '@myler/config/typed-date';
import { editCard, emptyCard } from '../../card-fields/credit-card.ts';
import {
  chooseMembershipAtom,
  editJoinFormAtom,
  fillJoinFormAtom,
  joinUsAtom,
  wizardFormAtom,
} from '../state/join-us-atoms.ts';
import { joinUsSteps, firstStepWithErrors } from './join-us-steps.ts';
import type { StepContext } from './step.ts';
import { isFamilyFieldTouched } from '../../family/rules.ts';
import { toRegistration } from '../form/registration.ts';
import { openForm, welcome10 } from '../form/open-form.test-kit.ts';

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

  async function context(store: ReturnType<typeof openForm>): Promise<StepContext> {
    return {
      today: '2026-11-21',
      currency: store.get(joinUsAtom).currency,
      readTelephone: await loadTelephone(),
      countries: [{ code: 'FR', name: 'France', callingCode: '33' }],
    };
  }

  it('ask for all missing fields, in the order of the labels', async () => {
    const store = openForm();
    const rules = await context(store);
    const asked = joinUsSteps.map((step) => Object.keys(step.errors(store.get(wizardFormAtom).values, rules)));
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

  it('show no error for a valid form, and send what the contract accepts', async () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'gold');
    store.set(editJoinFormAtom, filled);
    store.set(fillJoinFormAtom, { checkedCode: welcome10 });
    store.set(editJoinFormAtom, {
      creditCard: editCard(emptyCard, {
        name: 'A Okafor',
        number: '4242 4242 4242 4242',
        expiry: '12/2031',
        cvc: '123',
      }),
    });
    const rules = await context(store);
    for (const step of joinUsSteps) expect(step.errors(store.get(wizardFormAtom).values, rules)).toEqual({});

    const body = toRegistration(store.get(wizardFormAtom).values, 'GBP', rules.readTelephone);
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

  it('ask for a company, and send nothing of a family, when the membership is corporate', async () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'dynasty');
    store.set(editJoinFormAtom, { ...filled, dateOfBirth: emptyDate, city: { id: null, name: 'Annecy' } });
    const rules = await context(store);
    const errors = () => joinUsSteps[1].errors(store.get(wizardFormAtom).values, rules);
    expect(Object.keys(errors())).toEqual([
      'company.companyName',
      'company.taxNumber',
      'company.street',
      'company.invoiceEmail',
      'company.role',
    ]);
    const company = {
      companyName: ' Moreau & Filles ',
      taxNumber: 'FR 12 345678901',
      street: '12 rue des Lilas',
      postalCode: '',
      invoiceEmail: 'comptes@moreau.example ',
      role: 'Office manager',
    };
    store.set(editJoinFormAtom, {
      company,
      creditCard: editCard(emptyCard, { name: 'A', number: '4242424242424242', expiry: '12/31', cvc: '123' }),
    });
    expect(errors()).toEqual({});
    const body = toRegistration(store.get(wizardFormAtom).values, 'GBP', rules.readTelephone);
    const { postalCode: _, ...sent } = company;
    expect(body.company).toEqual({ ...sent, companyName: 'Moreau & Filles', invoiceEmail: 'comptes@moreau.example' });
    expect([body.dateOfBirth, body.children, body.instagram]).toEqual([undefined, [], { consent: false }]);
  });

  it('ask for no card, and send none, when a code covers everything', async () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'travel');
    store.set(editJoinFormAtom, filled);
    const coupon = { ...welcome10.coupon, code: 'FULLHOUSE', discount: { amount: 29_500, currency: 'GBP' as const } };
    store.set(fillJoinFormAtom, { checkedCode: { coupon, membershipId: 'travel', currency: 'GBP' } });
    const rules = await context(store);
    expect(joinUsSteps[2].errors(store.get(wizardFormAtom).values, rules)).toEqual({});
    const body = toRegistration(store.get(wizardFormAtom).values, 'GBP', rules.readTelephone);
    expect(body.total.amount).toBe(0);
    expect(body.creditCard).toBeUndefined();
  });

  it(
    'send no children and no Instagram name when the visitor did not tick them',
    { tags: ['promise:children-later', 'promise:childrens-names'] },
    async () => {
      const store = openForm();
      store.set(chooseMembershipAtom, 'travel');
      store.set(editJoinFormAtom, {
        ...filled,
        children: { ...filled.children, shouldAdd: false },
        instagram: { consent: false, username: 'amara' },
      });
      store.set(editJoinFormAtom, {
        creditCard: editCard(emptyCard, { name: 'A', number: '4242424242424242', expiry: '12/31', cvc: '123' }),
      });
      const { readTelephone } = await context(store);
      const body = toRegistration(store.get(wizardFormAtom).values, 'GBP', readTelephone);
      expect(body.children).toEqual([]);
      expect(body.instagram).toEqual({ consent: false });
    },
  );

  it('ask for each child, and for a username where Instagram is ticked', async () => {
    const store = openForm();
    const nobody = { firstName: '', dateOfBirth: { day: '', month: '', year: '' } };
    store.set(editJoinFormAtom, {
      ...filled,
      children: { shouldAdd: true, list: [...filled.children.list, nobody] },
      instagram: { consent: true, username: '' },
    });
    const rules = await context(store);
    const errors = () => joinUsSteps[1].errors(store.get(wizardFormAtom).values, rules);
    expect(Object.keys(errors())).toEqual(['children.1.firstName', 'children.1.dateOfBirth', 'instagram.username']);
    store.set(editJoinFormAtom, {
      children: { shouldAdd: false, list: [nobody] },
      instagram: { consent: false, username: '' },
    });
    expect(errors()).toEqual({});
    const ten = Array.from({ length: 10 }, () => filled.children.list[0]!);
    store.set(editJoinFormAtom, { children: { shouldAdd: true, list: ten } });
    expect(errors()).toEqual({});
    store.set(editJoinFormAtom, { children: { shouldAdd: true, list: [...ten, ...ten] } });
    expect(errors()).toEqual({ children: 'Add 10 children or fewer.' });
  });

  it('name the field in each error', async () => {
    const store = openForm();
    const rules = await context(store);
    expect(joinUsSteps[1].errors(store.get(wizardFormAtom).values, rules)).toMatchObject({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      countryCode: 'Choose your country.',
    });
    expect(joinUsSteps[2].errors(store.get(wizardFormAtom).values, rules)).toMatchObject({
      termsAccept: 'Accept the terms and conditions to join.',
    });
    store.set(editJoinFormAtom, { phoneNumber: '12', countryCode: 'FR', giftCode: ' ' });
    const andorra = { code: 'AD', name: 'Andorra', callingCode: '376' };
    const inFrance = { ...rules, countries: [andorra, ...rules.countries] };
    expect(joinUsSteps[1].errors(store.get(wizardFormAtom).values, inFrance)['phoneNumber']).toContain(
      'works in France',
    );
    expect(joinUsSteps[2].errors(store.get(wizardFormAtom).values, rules)).not.toHaveProperty('giftCode');
  });

  it('send names and cities without surrounding spaces', async () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'gold');
    store.set(editJoinFormAtom, {
      ...filled,
      lastName: ' Okafor ',
      city: { id: null, name: ' Annecy ' },
      children: { shouldAdd: true, list: [{ ...filled.children.list[0]!, firstName: ' Ife ' }] },
    });
    store.set(editJoinFormAtom, {
      creditCard: editCard(emptyCard, {
        name: 'A Okafor',
        number: '4242 4242 4242 4242',
        expiry: '12/2031',
        cvc: '123',
      }),
    });
    const { readTelephone } = await context(store);
    const body = toRegistration(store.get(wizardFormAtom).values, 'GBP', readTelephone);
    expect(body).toMatchObject({ lastName: 'Okafor', city: { name: 'Annecy' }, children: [{ firstName: 'Ife' }] });
    expect([body.referralCode, body.giftCode]).toEqual([undefined, undefined]);
  });

  it('send a code only for the membership and currency that it was checked for', async () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'black');
    store.set(editJoinFormAtom, filled);
    store.set(editJoinFormAtom, {
      creditCard: editCard(emptyCard, {
        name: 'A Okafor',
        number: '4242 4242 4242 4242',
        expiry: '12/2031',
        cvc: '123',
      }),
    });
    const balance = { amount: 0, currency: 'GBP' as const };
    store.set(fillJoinFormAtom, { checkedCode: welcome10, checkedGift: { code: 'GIFT', balance } });
    const { readTelephone } = await context(store);
    const body = toRegistration(store.get(wizardFormAtom).values, 'GBP', readTelephone);
    expect([body.referralCode, body.giftCode]).toEqual([undefined, undefined]);
  });

  it.each([
    ['membershipId', { membershipId: null }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['dateOfBirth', { dateOfBirth: { day: '30', month: '2', year: '1988' } }],
    [
      'children.0.dateOfBirth',
      { children: { shouldAdd: true, list: [{ firstName: 'Ife', dateOfBirth: { day: '', month: '', year: '' } }] } },
    ],
    ['termsAccept', { termsAccept: false }],
  ])('never send a form whose %s is wrong', async (path, changes) => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'gold');
    store.set(editJoinFormAtom, { ...filled, ...changes });
    const { readTelephone } = await context(store);
    expect(() => toRegistration(store.get(wizardFormAtom).values, 'GBP', readTelephone)).toThrow(`"${path}"`);
  });

  it('lead to the first step with a field that the provider names', () => {
    expect(firstStepWithErrors({ email: 'Already a member.' })?.number).toBe(2);
    expect(firstStepWithErrors({ 'creditCard.number': 'Declined.' })?.number).toBe(3);
    expect(firstStepWithErrors({ 'creditCard.number': 'Declined.', referralCode: 'Expired.' })?.number).toBe(1);
    expect(firstStepWithErrors({ 'children.0.dateOfBirth': 'Too old.' })?.number).toBe(2);
    for (const path of ['termsAccept', 'giftCode', 'creditCard'])
      expect(firstStepWithErrors({ [path]: 'No.' })?.number).toBe(3);
    expect(firstStepWithErrors({})).toBeUndefined();
  });
});

describe('a field that loses focus', () => {
  const form = openForm().get(wizardFormAtom).values;

  it('is validated only when the visitor has typed into it', () => {
    expect(isFamilyFieldTouched(form, 'firstName')).toBe(false);
    expect(isFamilyFieldTouched({ ...form, firstName: 'A' }, 'firstName')).toBe(true);
    const started = { ...form, dateOfBirth: { day: '14', month: '', year: '' } };
    expect(isFamilyFieldTouched(started, 'dateOfBirth')).toBe(false);
    expect(isFamilyFieldTouched({ ...form, city: { id: null, name: 'X' } }, 'city')).toBe(true);
    const children = { shouldAdd: true, list: [{ firstName: 'Ife', dateOfBirth: form.dateOfBirth }] };
    expect(isFamilyFieldTouched({ ...form, children }, 'children.0.firstName')).toBe(true);
    expect(isFamilyFieldTouched({ ...form, children }, 'children.0.dateOfBirth')).toBe(false);
    const whole = { ...form, dateOfBirth: { day: '14', month: '2', year: '1988' } };
    expect(isFamilyFieldTouched(whole, 'dateOfBirth')).toBe(true);
    const removed = { shouldAdd: true, list: [] };
    expect(isFamilyFieldTouched({ ...form, children: removed }, 'children.0.firstName')).toBe(false);
    expect(isFamilyFieldTouched(form, 'city')).toBe(false);
    expect(isFamilyFieldTouched(form, 'instagram.username')).toBe(false);
    const instagram = { consent: true, username: 'amara' };
    expect(isFamilyFieldTouched({ ...form, instagram }, 'instagram.username')).toBe(true);
  });

  it('is not validated as a telephone number while its country is unknown', () => {
    expect(isFamilyFieldTouched({ ...form, phoneNumber: '06 12 34 56 78' }, 'phoneNumber')).toBe(false);
    expect(isFamilyFieldTouched({ ...form, phoneNumber: '06+33' }, 'phoneNumber')).toBe(false);
    expect(isFamilyFieldTouched({ ...form, phoneNumber: ' +33 6' }, 'phoneNumber')).toBe(true);
    expect(isFamilyFieldTouched({ ...form, phoneNumber: '+33 6' }, 'phoneNumber')).toBe(true);
    expect(isFamilyFieldTouched({ ...form, phoneNumber: '06 12', countryCode: 'FR' }, 'phoneNumber')).toBe(true);
  });
});
