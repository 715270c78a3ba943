import { expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import { keyFact } from '@myler/config/key-facts';
import { membershipIds, type MembershipId } from '@myler/config/memberships';
import { textVersion } from '../text-version.ts';
import { welcomeLetter } from './welcome.ts';

const letterFor = (membershipId: MembershipId) =>
  textVersion(
    welcomeLetter({
      registration: { email: 'amara@example.com' } as Partial<Registration> as Registration,
      receipt: {
        memberId: 'm1',
        firstName: 'Amara',
        membershipId,
        price: { amount: 29_500, currency: 'GBP' },
        discount: { amount: 0, currency: 'GBP' },
        paid: { amount: 29_500, currency: 'GBP' },
        startsOn: '2026-11-21',
        renewsOn: '2027-11-21',
      },
      webAppUrl: 'https://www.myler.example/app',
    }).content,
  );

it.each(membershipIds)('the welcome to %s says how it renews and ends in the words of the membership page', (id) => {
  for (const fact of ['renewal', 'leaving', 'cooling-off'] as const)
    expect(letterFor(id)).toContain(keyFact(fact).text);
  expect(letterFor(id)).not.toContain('four weeks');
});

it('a Myler is promised where the card comes with one, and the desk where it does not', () => {
  const promised = membershipIds.filter((id) => /your Myler (writes|rings)/.test(letterFor(id)));
  expect(promised).toEqual(['gold', 'black', 'black-plus', 'dynasty']);
  for (const id of membershipIds) expect(letterFor(id)).toContain('+44 20 7946 0132');
});

it('leads to where a membership is used, which is the web app', () => {
  expect(letterFor('gold')).toContain('Open your membership:\nhttps://www.myler.example/app/travel');
});
