import { describe, expect, it } from 'vitest';
import type { MemberMembership } from '@myler/api-client/contract';
import {
  contactInWords,
  monogramOf,
  nextYearInWords,
  noticeInWords,
  membershipStateInWords,
  threeMylersInWords,
} from './membership-words.ts';

const price = { amount: 189_500, currency: 'USD' } as const;
const card = { brand: 'VISA', lastFour: '4242', expiry: '12-31' } as const;
const renewal = { membershipId: 'gold', price, noticeOn: '2027-10-24', isNoticeSent: false, card } as const;
const active = {
  membershipId: 'gold',
  status: 'active',
  renewsOn: '2027-11-23',
  renewal,
} as unknown as MemberMembership;

describe('what a member reads about the membership', () => {
  it('is the day and the price of the next year, in the currency of the membership', () => {
    expect(nextYearInWords(active)).toBe('It renews on November 23, 2027 for $1,895.00.');
    expect(membershipStateInWords(active)).toBeUndefined();
  });

  it('is who wrote, and who writes next; nothing when neither is known', () => {
    const wrote = { name: 'Adaeze Nwosu', on: '2026-11-23' };
    expect(contactInWords({ wrote })).toBe('Adaeze Nwosu wrote on November 23, 2026.');
    expect(contactInWords({ wrote, writes: { on: '2026-11-30' } })).toBe(
      'Adaeze Nwosu wrote on November 23, 2026. The desk writes by November 30, 2026.',
    );
    expect(contactInWords({})).toBeUndefined();
  });

  it('is the three who share the care, with their hours and the line for any hour', () => {
    const mylers = [
      { id: 'adaeze-nwosu', name: 'Adaeze Nwosu', city: 'London', from: 9, until: 18 },
      { id: 'rosalind-ferrer', name: 'Rosalind Ferrer', city: 'New York', from: 18, until: 23 },
      { id: 'tilly-papadakis', name: 'Tilly Papadakis', city: 'Sydney', from: 23, until: 9 },
    ];
    expect(threeMylersInWords({ mylers, nightLine: '+44 20 7946 0199' })?.replaceAll('\u00A0', ' ')).toBe(
      'Adaeze Nwosu in London, 09:00 to 18:00; Rosalind Ferrer in New York, 18:00 to 23:00; Tilly Papadakis in Sydney, 23:00 to 09:00. The hours are London’s. At any hour, ring +44 20 7946 0199.',
    );
  });

  it('names another membership of the next year', () => {
    const lower = { ...active, renewal: { ...renewal, membershipId: 'travel' as const } };
    expect(nextYearInWords(lower)).toContain('as Travel for');
  });

  it('is the last day when the renewal is stopped', () => {
    const { renewal: _, ...stopped } = active;
    expect(nextYearInWords(stopped)).toBe('It ends on November 23, 2027, and nothing is charged then.');
    expect(nextYearInWords({ ...stopped, closes: true })).toBe(
      'It ends on November 23, 2027, your account is closed then, and nothing is charged. Resume the renewal, and your account stays.',
    );
    expect(membershipStateInWords(stopped)).toBeUndefined();
  });

  it('says that the price comes at once to whoever resumes the renewal in its last thirty days', () => {
    expect(noticeInWords(active, '2027-10-24')).toContain('Thirty days before');
    expect(noticeInWords(active, '2027-10-25')).toContain('at once');
  });

  it('asks for a card when there is none for the next year', () => {
    const { card: _, ...withoutCard } = renewal;
    expect(nextYearInWords({ ...active, renewal: withoutCard })).toMatch(
      /^It ends on November 23, 2027 unless you add a card/,
    );
    expect(membershipStateInWords({ ...active, renewal: withoutCard })?.text).toContain(
      'Add a card before November 23, 2027',
    );
  });

  it('is the next try and the last day of an unpaid year, and what to do when the membership rests', () => {
    const unpaid = { endsOn: '2027-12-07', nextTryOn: '2027-11-26' };
    expect(membershipStateInWords({ ...active, unpaid })?.text).toMatch(
      /again on November 26, 2027[^]*by December 07, 2027, it ends/,
    );
    const resting = { ...active, status: 'resting' as const, unpaid: { endsOn: '2027-12-07' } };
    expect(membershipStateInWords(resting)).toMatchObject({ title: 'Your membership is resting.' });
    expect(nextYearInWords(resting)).toContain('You can pay until December 07, 2027.');
  });

  it.each(['stopped', 'no-card', 'unpaid', 'left', 'closed'] as const)('says why it has ended: %s', (reason) => {
    const ended = { ...active, status: 'ended' as const, ended: { on: '2027-11-23', reason } };
    expect(membershipStateInWords(ended)?.text).toMatch(/^It ended on November 23, 2027\. \S/);
    expect(nextYearInWords(ended)).toBe('It ended on November 23, 2027.');
  });

  it.each([
    ['Odile Rasolo', 'OR'],
    ['Wei-Ting Hsu', 'WTH'],
  ])('has the cameo of %s by the monogram %s', (name, monogram) => expect(monogramOf(name)).toBe(monogram));
});
