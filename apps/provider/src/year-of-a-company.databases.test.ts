import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatReferralCode } from '@myler/config/referrals';
import { reachesOnlyTheirs } from './http/rights.test-kit.ts';
import { company } from './testing/company.ts';
import { newKey, ownCard } from './testing/registrations.ts';
import { stores } from './testing/stores.ts';
import { openYear, type Year } from './testing/year.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const colleagues = ['Aurélie', 'Benoît', 'Chloé', 'Damien', 'Élodie', 'Farid', 'Gaëlle'].map((name) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
);
/** Accepted when it is typed, and declined when it is charged again. */
const declinedLater = { ...ownCard(), number: '4000000000000341' };
const names = (list: readonly string[], letter: string) => list.map((name) => `${letter} → ${name}`);
const times = (count: number, letter: string) => Array<string>(count).fill(letter);

describe.each(stores)('the years of a company of twelve, on $name', (kind) => {
  let year: Year;
  beforeAll(async () => {
    year = await openYear(kind);
  });
  afterAll(() => year.provider.close());

  it('are what was sold: every letter, every sum, and nobody reaches what is not theirs', async () => {
    // Dynasty Dining, bought by the office manager, who invites seven colleagues.
    await year.on('2026-12-01');
    year.know('the invoice mailbox', company.invoiceEmail);
    const buyer = await year.join('Odile', {
      lastName: 'Moreau-Delacroix',
      membershipId: 'dynasty-dining',
      total: euros(525_000),
      dateOfBirth: undefined,
      children: [],
      instagram: { consent: false },
      company,
    });
    const { referralCode } = await buyer.row();
    expect(await year.letters()).toEqual([
      'company-receipt → the invoice mailbox',
      'joined → the desk of Odile',
      'welcome → Odile',
    ]);
    for (const name of colleagues) await year.accept(name, await year.invite(buyer, name, { role: 'colleague' }));
    await expect(year.invite(buyer, 'Yann', { role: 'lead' })).rejects.toMatchObject({ status: 422 });
    expect(await year.letters()).toEqual([
      ...names(colleagues, 'invitation'),
      ...times(7, 'people-changed → the desk of Odile'),
      ...times(7, 'person-joined → Odile'),
    ]);
    await year.mylersWrite();

    // In March to Dynasty, with two households.
    await year.on('2027-03-01');
    const upgrading = await year.as('Odile');
    const [offer] = (await upgrading.own.call('membership')).upgrades;
    expect(offer).toMatchObject({ membershipId: 'dynasty', daysLeft: 275, due: euros(1_789_384) });
    const upgrade = { from: 'dynasty-dining', membershipId: 'dynasty', total: offer!.due } as const;
    await upgrading.proxied.call('upgrade', { body: upgrade, idempotencyKey: newKey() });
    expect(await year.letters()).toEqual([
      'company-receipt → the invoice mailbox',
      'upgraded → Odile',
      'upgraded → the Myler of Odile',
    ]);
    expect(await year.letter('Odile', 'upgraded')).toContain('€17,893.84');
    const yann = await year.accept('Yann', await year.invite(upgrading, 'Yann', { role: 'lead' }));
    const zelie = await year.accept('Zelie', await year.invite(upgrading, 'Zelie', { role: 'lead' }));
    await year.accept('Solene', await year.invite(yann, 'Solene', { role: 'second-adult' }));
    await year.accept('Marthe', await year.invite(zelie, 'Marthe', { role: 'grandparent' }));
    expect((await upgrading.own.call('people')).people).toHaveLength(11);
    expect(await year.letters()).toEqual([
      ...names(['Marthe', 'Solene', 'Yann', 'Zelie'], 'invitation'),
      ...times(4, 'people-changed → the Myler of Odile'),
      ...times(4, 'person-joined → Odile'),
      'person-joined → Yann',
      'person-joined → Zelie',
    ]);
    await year.mylersWrite();
    // A lead sees the own household, and not the other.
    expect((await yann.own.call('people')).people.map(({ firstName }) => firstName)).toEqual(['Solene']);

    // A friend, who stays; and who is a stranger to each of the twelve.
    await year.on('2027-04-01');
    await year.join('Ingrid', {
      lastName: 'Sørensen',
      referralCode: formatReferralCode(referralCode!),
      formType: 'referral',
      total: euros(157_050),
    });
    await year.mylersWrite();
    await year.on('2027-04-16');
    expect(await year.letters()).toEqual([
      'friend-credited → Odile',
      'friend-joined → Odile',
      'joined → the Myler of Ingrid',
      'welcome → Ingrid',
    ]);
    const roles = {
      Odile: 'holder',
      Yann: 'lead',
      Solene: 'second-adult',
      Marthe: 'grandparent',
      Aurelie: 'colleague',
    } as const;
    for (const [name, role] of Object.entries(roles)) {
      const stranger = { ofSession: await year.as('Ingrid'), names: /Ingrid|Sørensen|ingrid@/ };
      await reachesOnlyTheirs(year.provider, { session: await year.as(name), role }, stranger);
    }
    const stranger = { ofSession: await year.as('Odile'), names: /Odile|Delacroix|Yann|Solene|Marthe|Aurelie|Filles/ };
    await reachesOnlyTheirs(year.provider, { session: await year.as('Ingrid'), role: 'holder' }, stranger);

    // A colleague is taken off the card; a lead leaves it, and the household with her.
    await year.on('2027-06-01');
    const removing = await year.as('Odile');
    const { people } = await removing.own.call('people');
    const id = people.find(({ firstName }) => firstName === 'Farid')!.id;
    await removing.own.call('removePerson', { params: { id } });
    await (await year.as('Zelie')).own.call('leaveCard');
    expect(await year.letters()).toEqual([
      ...names(['Farid', 'Marthe', 'Zelie'], 'access-ended'),
      ...times(3, 'people-changed → the Myler of Odile'),
    ]);
    await year.mylersWrite();

    // The renewal is declined three times, rests, and is paid in time with another card.
    await year.on('2027-11-01');
    const { proxied } = await year.as('Odile');
    await proxied.call('changeCard', { body: { creditCard: declinedLater }, idempotencyKey: newKey() });
    expect(await year.letters()).toEqual(['card-changed → Odile', 'renewal-notice → Odile']);
    expect(await year.letter('Odile', 'renewal-notice')).toContain(
      'On December 01, 2027 we charge €28,825.50 for Dynasty',
    );
    for (const day of ['2027-12-01', '2027-12-04']) {
      await year.on(day);
      expect(await year.letters()).toEqual(['renewal-declined → Odile']);
    }
    await year.on('2027-12-08');
    expect(await year.letters()).toEqual(['membership-resting → Odile']);
    expect(await year.letter('Odile', 'membership-resting')).toContain('ends on December 15, 2027');
    await year.on('2027-12-10');
    const paying = await year.as('Odile');
    await paying.proxied.call('changeCard', { body: { creditCard: ownCard() }, idempotencyKey: newKey() });
    expect(await year.letters()).toEqual([
      'card-changed → Odile',
      'company-receipt → the invoice mailbox',
      'renewed → Odile',
    ]);
    expect(await year.letter('Odile', 'renewed')).toMatch(/December 01, 2028[^]*−€174\.50[^]*Paid: €28,825\.50/);

    // The friend goes on too, at the whole price.
    await year.on('2028-03-02');
    await year.on('2028-04-01');
    expect(await year.letters()).toEqual(['renewal-notice → Ingrid', 'renewed → Ingrid']);
    expect(await year.letter('Ingrid', 'renewed')).toContain('Paid: €1,745.00');

    // They stop the renewal, and the membership ends with its year, with a friend’s credit that nobody used.
    await year.on('2028-05-02');
    const stopping = await year.as('Odile');
    const again = {
      referralCode: (await buyer.row()).referralCode!,
      formType: 'referral',
      total: euros(157_050),
    } as const;
    await year.join('Astrid', again);
    await stopping.own.call('changeMembership', { body: { renews: false, membershipId: 'dynasty' } });
    await year.mylersWrite();
    await year.on('2028-05-17');
    expect(await year.letters()).toEqual([
      'friend-credited → Odile',
      'friend-joined → Odile',
      'joined → the Myler of Astrid',
      'renewal-stopped → Odile',
      'welcome → Astrid',
    ]);
    await year.on('2028-12-01');
    const remaining = [...colleagues.filter((name) => name !== 'Farid'), 'Yann', 'Solene'].toSorted();
    expect(await year.letters()).toEqual([
      ...names(remaining, 'access-ended'),
      'ended → the Myler of Odile',
      'membership-ended → Odile',
    ]);
    expect(await year.letter('Odile', 'membership-ended')).toContain('Your credit for friends, €174.50, ends');
    // Also of a household whose lead is told first.
    for (const name of remaining) expect(await year.letter(name, 'access-ended')).toContain('The membership has ended');
    await year.mylersWrite();
    for (const name of ['Aurelie', 'Yann', 'Solene'])
      await reachesOnlyTheirs(
        year.provider,
        { session: await year.as(name), role: 'former' },
        { ofSession: await year.as('Odile'), names: /Odile|Delacroix|Filles/ },
      );
    await year.on('2028-12-31');
    for (const name of remaining) await expect(year.as(name)).rejects.toMatchObject({ status: 401 });
    // The receipts stay.
    expect((await (await year.as('Odile')).own.call('payments')).payments.map(({ paid }) => paid)).toEqual(
      [2_882_550, 1_789_384, 525_000].map(euros),
    );
    const friends = 157_050 + 174_500 + 157_050;
    expect(await year.sums()).toEqual({ paid: 2_882_550 + 1_789_384 + 525_000 + friends, refunded: 0 });
  });
});
