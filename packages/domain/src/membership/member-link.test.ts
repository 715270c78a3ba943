import { expect, it } from 'vitest';
import type { MemberMembership } from '@myler/api-client/contract';
import { memberLinkOf } from './member-link.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' as const });
const gold: MemberMembership = {
  membershipId: 'gold',
  status: 'active',
  number: '40218837125',
  firstName: 'Amara',
  lastName: 'Okafor',
  memberSince: '2026-11-24',
  startsOn: '2026-11-24',
  renewsOn: '2027-11-24',
  upgrades: [{ membershipId: 'black', price: gbp(395_000), due: gbp(245_500), daysLeft: 365, daysInYear: 365 }],
  lower: [{ membershipId: 'travel', price: gbp(29_500) }],
};
const words = (...of: Parameters<typeof memberLinkOf>) => {
  const { text, note } = memberLinkOf(...of);
  return [text, note];
};

it('a member’s own card is marked, higher ones have their price, and lower ones their day', () => {
  expect(words('gold', gold)).toEqual(['Your membership', 'Yours until November 24, 2027']);
  expect(words('black', gold)).toEqual(['Move to Black', '£2,455.00 for the rest of your year']);
  expect(words('travel', gold)).toEqual(['Choose for next year', 'Possible from November 24, 2027']);
  expect(words('dynasty', gold)[0]).toBe('Ask the desk');
  expect(words(undefined, gold)).toEqual(['Your membership', undefined]);
});

it('until the membership is known, and while it rests, every link leads to the account', () => {
  expect(words('black', undefined)).toEqual(['Your membership', undefined]);
  const resting: MemberMembership = { ...gold, status: 'resting', upgrades: [] };
  expect(words('black', resting)).toEqual(['Your membership', undefined]);
  expect(words('gold', resting)).toEqual(['Your membership', 'Yours, resting until it is paid']);
});

it('whose membership has ended comes back through the desk, because the address is a member’s', () => {
  const ended: MemberMembership = { ...gold, status: 'ended', ended: { on: '2027-11-24', reason: 'stopped' } };
  expect(words('gold', ended)[0]).toBe('Ask the desk');
});
