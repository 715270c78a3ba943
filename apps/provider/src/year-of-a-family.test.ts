import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatReferralCode } from '@myler/config/referrals';
import { newKey, ownCard } from './testing/registrations.ts';
import { stores } from './testing/stores.ts';
import { openYear, type Year } from './testing/year.ts';
import { reachesOnlyTheirs } from './http/rights.test-kit.ts';

const pounds = (amount: number) => ({ amount, currency: 'GBP' }) as const;
const british = {
  lastName: 'Asante-Featherstonehaugh',
  countryCode: 'GB',
  phoneNumber: '+447911123456',
  city: { id: '2643743', name: 'London' },
  currency: 'GBP',
} as const;
/** Accepted when it is typed, and declined when it is charged again. */
const declinedLater = { ...ownCard(), number: '4000000000000341' };

describe.each(stores)('the year of a family of seven, on $name', (kind) => {
  let year: Year;
  beforeAll(async () => {
    year = await openYear(kind);
  });
  afterAll(() => year.provider.close());

  it('is what was sold: every letter, every sum, and nobody reaches what is not theirs', async () => {
    // Joins Black on a Monday with two children.
    await year.on('2026-11-23');
    const efua = await year.join('Efua', {
      ...british,
      membershipId: 'black',
      total: pounds(395_000),
      children: [
        { firstName: 'Nana', dateOfBirth: '2018-05-06' },
        { firstName: 'Kwabena', dateOfBirth: '2021-09-14' },
      ],
    });
    const { referralCode } = await efua.row();
    expect(await year.letters()).toEqual(['joined → the Myler of Efua', 'welcome → Efua']);
    expect(await year.letter('Efua', 'welcome')).toMatch(/Paid today: £3,950\.00[^]*until: December 07, 2026/);

    // The second adult; for grandparents Black has no place.
    const kofi = await year.accept('Kofi', await year.invite(efua, 'Kofi', {}));
    await expect(year.invite(efua, 'Abena', { role: 'grandparent' })).rejects.toMatchObject({ status: 422 });
    expect(await year.letters()).toEqual([
      'invitation → Kofi',
      'people-changed → the Myler of Efua',
      'person-joined → Efua',
    ]);
    await year.mylersWrite();
    expect((await kofi.own.call('details')).children).toHaveLength(2);

    // Four weeks later to Black+: the difference of the prices for the days that are left.
    await year.on('2026-12-21');
    const upgrading = await year.as('Efua');
    const offer = (await upgrading.own.call('membership')).upgrades.find(
      ({ membershipId }) => membershipId === 'black-plus',
    );
    expect(offer).toMatchObject({ daysLeft: 337, daysInYear: 365, due: pounds(512_425) });
    const upgrade = { from: 'black', membershipId: 'black-plus', total: offer!.due } as const;
    await upgrading.proxied.call('upgrade', { body: upgrade, idempotencyKey: newKey() });
    expect(await year.letters()).toEqual(['upgraded → Efua', 'upgraded → the Myler of Efua']);
    expect(await year.letter('Efua', 'upgraded')).toContain('£5,124.25');
    expect((await upgrading.own.call('membership')).mylers).toHaveLength(3);
    await year.mylersWrite();

    // Two grandparents, of whom one sees the children, and a nanny until June.
    await year.on('2027-01-04');
    const holder = await year.as('Efua');
    await year.accept('Abena', await year.invite(holder, 'Abena', { role: 'grandparent', seesChildren: true }));
    await year.accept('Yaw', await year.invite(holder, 'Yaw', { role: 'grandparent' }));
    const nanny = { role: 'carer', lastDay: '2027-06-30', seesChildren: true } as const;
    await year.accept('Marisol', await year.invite(holder, 'Marisol', nanny));
    expect(
      (await holder.own.call('people')).people.map(({ firstName, role }) => `${firstName}: ${role}`).toSorted(),
    ).toEqual(['Abena: grandparent', 'Kofi: second-adult', 'Marisol: carer', 'Yaw: grandparent']);
    expect(await year.letters()).toEqual([
      ...['Abena', 'Marisol', 'Yaw'].map((name) => `invitation → ${name}`),
      ...Array<string>(3).fill('people-changed → the Myler of Efua'),
      ...Array<string>(3).fill('person-joined → Efua'),
    ]);
    expect((await (await year.as('Abena')).own.call('people')).children).toHaveLength(2);
    expect((await (await year.as('Yaw')).own.call('people')).children).toEqual([]);
    // Nobody presses the button by noon of the day.
    await year.on('2027-01-05');
    expect(await year.letters()).toEqual(['desk-late → the desk’s lead']);
    await year.mylersWrite();

    // A friend joins with Efua’s code, and is a stranger to each of the family.
    await year.on('2027-02-01');
    const friend = {
      ...british,
      membershipId: 'gold',
      referralCode: formatReferralCode(referralCode!),
      formType: 'referral',
    } as const;
    await year.join('Ingrid', { ...friend, lastName: 'Sørensen', total: pounds(134_550) });
    expect(await year.letters()).toEqual(['friend-joined → Efua', 'joined → the Myler of Ingrid', 'welcome → Ingrid']);
    await year.mylersWrite();
    await year.on('2027-02-15');
    expect(await year.letters()).toEqual([]);
    await year.on('2027-02-16');
    expect(await year.letters()).toEqual(['friend-credited → Efua']);
    expect(await year.letter('Efua', 'friend-credited')).toContain('Added to your credit: £149.50');
    await year.invite(await year.as('Efua'), 'Esi', { role: 'grandparent' });
    expect(await year.letters()).toEqual(['invitation → Esi']);
    const roles = {
      Efua: 'holder',
      Kofi: 'second-adult',
      Abena: 'grandparent',
      Yaw: 'grandparent',
      Marisol: 'carer',
    } as const;
    for (const [name, role] of Object.entries(roles)) {
      const stranger = { ofSession: await year.as('Ingrid'), names: /Ingrid|Sørensen|ingrid@/ };
      await reachesOnlyTheirs(year.provider, { session: await year.as(name), role }, stranger);
    }
    const stranger = { ofSession: await year.as('Efua'), names: /Efua|Featherstonehaugh|Kofi|Abena|Marisol|Esi/ };
    await reachesOnlyTheirs(year.provider, { session: await year.as('Ingrid'), role: 'holder' }, stranger);

    // The nanny’s last day.
    await year.on('2027-06-30');
    expect((await (await year.as('Marisol')).own.call('membership')).person).toMatchObject({ lastDay: '2027-06-30' });
    expect(await year.letters()).toEqual([]);
    await year.on('2027-07-01');
    const isGone = ['access-ended → Marisol', 'people-changed → the Myler of Efua'];
    expect(await year.letters()).toEqual(isGone);
    expect(await year.letter('Marisol', 'access-ended')).toMatch(/until June 30, 2027[^]*Until July 31, 2027/);
    await year.mylersWrite();
    await year.on('2027-07-31');
    await expect(year.as('Marisol')).rejects.toMatchObject({ status: 401 });

    // A removal.
    await year.on('2027-09-10');
    const removing = await year.as('Efua');
    const yaw = (await removing.own.call('people')).people.find(({ firstName }) => firstName === 'Yaw');
    await removing.own.call('removePerson', { params: { id: yaw!.id } });
    expect(await year.letters()).toEqual(['access-ended → Yaw', 'people-changed → the Myler of Efua']);
    await reachesOnlyTheirs(
      year.provider,
      { session: await year.as('Yaw'), role: 'former' },
      { ofSession: await year.as('Efua'), names: /Efua|Featherstonehaugh|Nana|Kwabena/ },
    );
    await year.mylersWrite();

    // The next year, with another card that does not pay.
    await year.on('2027-10-24');
    expect(await year.letters()).toEqual(['renewal-notice → Efua']);
    expect(await year.letter('Efua', 'renewal-notice')).toContain(
      'On November 23, 2027 we charge £9,350.50 for Black+',
    );
    await (
      await year.as('Efua')
    ).proxied.call('changeCard', { body: { creditCard: declinedLater }, idempotencyKey: newKey() });
    expect(await year.letters()).toEqual(['card-changed → Efua']);
    await year.on('2027-11-23');
    expect(await year.letters()).toEqual(['renewal-declined → Efua']);
    const declined = await year.letter('Efua', 'renewal-declined');
    expect(declined).toMatch(/£9,350\.50[^]*again on November 26, 2027[^]*until December 07, 2027/);
    await year.on('2027-11-24');
    const paying = await year.as('Efua');
    await paying.proxied.call('changeCard', { body: { creditCard: ownCard() }, idempotencyKey: newKey() });
    expect(await year.letters()).toEqual(['card-changed → Efua', 'renewed → Efua']);
    expect(await year.letter('Efua', 'renewed')).toMatch(/November 23, 2028[^]*−£149\.50[^]*Paid: £9,350\.50/);

    // Within fourteen days of paying they leave, with all of the money of that year back.
    await year.on('2027-12-01');
    const leaving = await year.as('Efua');
    const { leaving: back } = await leaving.own.call('membership');
    expect(back).toMatchObject({ kind: 'membership', refund: pounds(935_050) });
    await leaving.own.call('leaveMembership', { body: { kind: 'membership', refund: back!.refund } });
    await year.on('2027-12-01');
    expect(await year.letters()).toEqual([
      'access-ended → Abena',
      'access-ended → Kofi',
      'left → Efua',
      'left → the Myler of Efua',
    ]);
    expect(await year.letter('Efua', 'left')).toMatch(
      /Refund to your card: £9,350\.50[^]*Your credit for friends, £149\.50, ends with your membership/,
    );
    expect((await leaving.own.call('referral')).history.map(({ kind: is, sum }) => [is, sum.amount])).toEqual([
      ['lost', 14_950],
      ['returned', 14_950],
      ['used', 14_950],
      ['earned', 14_950],
    ]);
    for (const name of ['Kofi', 'Abena'])
      await reachesOnlyTheirs(
        year.provider,
        { session: await year.as(name), role: 'former' },
        { ofSession: await year.as('Efua'), names: /Efua|Featherstonehaugh|Nana|Kwabena/ },
      );
    await year.mylersWrite();
    await year.on('2027-12-31');
    expect(await year.letters()).toEqual([]);
    for (const name of ['Kofi', 'Abena']) await expect(year.as(name)).rejects.toMatchObject({ status: 401 });
    // What they told us of their children is gone within the thirty days.
    const former = await year.as('Efua');
    expect((await former.own.call('details')).children).toEqual([]);
    expect(await year.sums()).toEqual({ paid: 395_000 + 512_425 + 134_550 + 935_050, refunded: 935_050 });
  });
});
