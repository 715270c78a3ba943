import { describe, expect, it } from 'vitest';
import { editCard, emptyCard } from '../../card-fields/credit-card.ts';
import {
  askingToLeaveAtom,
  beginJoinAtom,
  chooseCategoryAtom,
  chooseCountryAtom,
  chooseJoinCurrencyAtom,
  chooseMembershipAtom,
  editJoinFormAtom,
  joinFormAtom,
  joinFormEditedAtom,
  joinNoticeAtom,
  joinUsAtom,
  joinedAtom,
  readingTermsAtom,
  rejectJoinFormAtom,
  resetJoinFormAtom,
  typeCityAtom,
  wizardFormAtom,
} from './join-us-atoms.ts';
import { openForm, raised } from '../form/open-form.test-kit.ts';

describe('the join-us form', () => {
  it('opens as a gift, with the code of a gift card', () => {
    const store = openForm();
    store.set(beginJoinAtom, { gift: true, giftCode: '0000' });
    expect(store.get(joinFormAtom)).toMatchObject({ formType: 'gift', giftCode: '0000', membershipId: null });
  });

  it('clears the city when another country is chosen, and keeps it for the same country', () => {
    const store = openForm();
    store.set(editJoinFormAtom, { countryCode: 'GB', city: { id: '1', name: 'London' } });
    store.set(chooseCountryAtom, 'GB');
    expect(store.get(joinFormAtom).city.name).toBe('London');
    store.set(chooseCountryAtom, 'FR');
    expect(store.get(joinFormAtom)).toMatchObject({ countryCode: 'FR', city: { id: null, name: '' } });
  });

  it('clears its notice, its summary, its card and its flags when it is reset', () => {
    const store = openForm();
    store.set(rejectJoinFormAtom, { notice: 'Wait.' });
    store.set(rejectJoinFormAtom, { errors: { email: 'Taken.' } });
    expect(store.get(wizardFormAtom).isSummaryShown).toBe(true);
    store.set(readingTermsAtom, true);
    store.set(askingToLeaveAtom, true);
    store.set(joinedAtom, { outcome: { status: 'succeeded' } });
    store.set(editJoinFormAtom, { creditCard: editCard(emptyCard, { name: 'A Okafor', number: '4242' }) });
    expect(store.get(joinFormEditedAtom)).toBe(true);
    store.set(resetJoinFormAtom);
    expect(store.get(joinNoticeAtom)).toBeUndefined();
    expect(store.get(joinedAtom)).toBeNull();
    expect(store.get(joinUsAtom).creditCard).toEqual(emptyCard);
    expect(store.get(wizardFormAtom).isSummaryShown).toBe(false);
    const flags = [readingTermsAtom, askingToLeaveAtom, joinFormEditedAtom];
    expect(flags.map((flag) => store.get(flag))).toEqual([false, false, false]);
  });

  it('clears its notice and its summary after any edit or choice', () => {
    const store = openForm();
    const wrong = () => {
      store.set(rejectJoinFormAtom, { errors: { email: 'Taken.' } });
      store.set(rejectJoinFormAtom, { notice: 'Wait.' });
    };
    for (const edit of [
      () => store.set(editJoinFormAtom, { email: 'a' }),
      () => store.set(chooseMembershipAtom, 'gold'),
      () => store.set(chooseCategoryAtom, 'corporate'),
      () => store.set(chooseJoinCurrencyAtom, 'EUR'),
    ]) {
      wrong();
      edit();
      expect([store.get(joinNoticeAtom), store.get(wizardFormAtom).isSummaryShown, raised(store)]).toEqual([
        undefined,
        false,
        [],
      ]);
    }
  });

  it('is not edited when the city field reports the city that it already holds', () => {
    const store = openForm();
    store.set(typeCityAtom, '', []);
    expect(store.get(joinFormEditedAtom)).toBe(false);
    store.set(typeCityAtom, 'L', []);
    expect(store.get(joinFormEditedAtom)).toBe(true);
  });
});
