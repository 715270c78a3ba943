import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mylerWatches, mylerWatchNames, watchOf } from '@myler/config/mylers';
import { runLifecycle } from '../membership/lifecycle.ts';
import { documents, memberships } from '../store/schema.ts';
import { company } from '../testing/company.ts';
import { joinAs, signInAs } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

const blackPlus = {
  membershipId: 'black-plus',
  currency: 'EUR',
  total: { amount: 1_100_000, currency: 'EUR' },
} as const;

describe.each(stores)('three Mylers, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const hours = (mylers: readonly { from: number; until: number }[] = []) =>
    mylers.map(({ from, until }) => `${from}-${until}`).toSorted();

  it(
    'answer a Black+ or Dynasty member at every hour of the day, with one line, in the account and in the welcome',
    { tags: ['promise:desk-day-and-night'] },
    async () => {
      const total = { amount: 2_900_000, currency: 'EUR' } as const;
      const dynasty = { ...blackPlus, membershipId: 'dynasty', total, company } as const;
      for (const bought of [blackPlus, dynasty]) {
        const member = await joinAs(provider, bought);
        const { mylers, myler, nightLine } = await member.own.call('membership');
        expect(mylers?.[0]).toMatchObject(myler!);
        expect(hours(mylers)).toEqual(['18-23', '23-9', '9-18']);
        expect(nightLine).toBe('+44 20 7946 0199');
        const welcome = (await provider.mail(member.registration.email))[0]?.body;
        for (const part of [...mylers!.map(({ name }) => name), '23:00 to 09:00, London time', nightLine])
          expect(welcome).toContain(part);
      }
    },
  );

  it('are led by whoever knows children of these ages best, in the member’s city', async () => {
    const led = async (dateOfBirth: string) => {
      const children = [{ firstName: 'Ida', dateOfBirth }];
      const london = { countryCode: 'GB', city: { id: null, name: 'London' }, children };
      return (await (await joinAs(provider, { ...blackPlus, ...london })).own.call('membership')).myler?.id;
    };
    expect([await led('2024-05-01'), await led('2015-05-01')]).toEqual(['adaeze-nwosu', 'gareth-pritchard']);
  });

  it('come with an upgrade, keep who looked after the member, and go when it is taken back', async () => {
    const member = await joinAs(provider);
    provider.clock.advance(20 * 86_400_000);
    const { own, proxied, registration } = await signInAs(provider, member.registration);
    const before = await own.call('membership');
    expect([before.mylers, before.nightLine]).toEqual([undefined, undefined]);
    const { membershipId, due } = before.upgrades.find((each) => each.membershipId === 'black-plus')!;
    await proxied.call('upgrade', { body: { from: 'gold', membershipId, total: due }, idempotencyKey: newKey() });
    const upgraded = await own.call('membership');
    expect(upgraded.mylers?.[0]?.id).toBe(before.myler?.id);
    expect(hours(upgraded.mylers)).toEqual(['18-23', '23-9', '9-18']);
    const letter = (await provider.mail(registration.email)).findLast(({ kind: of }) => of === 'upgraded')?.body;
    expect(letter).toContain('+44 20 7946 0199');
    const { kind: what, refund } = upgraded.leaving!;
    await own.call('leaveMembership', { body: { kind: what, refund } });
    const after = await own.call('membership');
    expect([after.myler?.id, after.mylers, after.nightLine]).toEqual([before.myler?.id, undefined, undefined]);
  });

  it('stay for the next year, which changes nothing but the year', async () => {
    const began = provider.clock.now;
    const member = await joinAs(provider, blackPlus);
    const before = await member.row();
    const { db } = provider.store;
    const log = { error: () => expect.fail(), warn: () => undefined, info: () => undefined };
    const run = () => runLifecycle({ ...testEnv, db, payments: provider.payments, now: () => provider.clock.now, log });
    for (const days of [335, 30]) {
      provider.clock.advance(days * 86_400_000);
      await run();
    }
    const { startsOn, mylerId, mylers, nightLine } = await member.row();
    expect(startsOn).toBe(before.renewsOn);
    expect({ mylerId, mylers, nightLine }).toEqual({
      mylerId: before.mylerId,
      mylers: before.mylers,
      nightLine: before.nightLine,
    });
    provider.clock.now = began;
  });

  it('are given to those who joined before all three were stored', async () => {
    const member = await joinAs(provider, blackPlus);
    const { db } = provider.store;
    const { mylerId } = await member.row();
    const isMember = and(eq(memberships.userId, member.userId));
    await db.update(memberships).set({ mylers: null, nightLine: null }).where(isMember);
    const log = { error: () => expect.fail(), warn: () => undefined, info: () => undefined };
    await runLifecycle({ ...testEnv, db, payments: provider.payments, now: () => provider.clock.now, log });
    const row = await member.row();
    expect(row.mylers).toHaveLength(3);
    expect([row.mylerId, row.mylers?.[0]?.id]).toEqual([mylerId, mylerId]);
  });

  it('are found in every watch of the day, and every city of a Myler has its watch', async () => {
    const rows = await provider.store.db.select().from(documents).where(eq(documents.kind, 'mylers'));
    const cities = rows.map(({ data }) => (data as { city: string }).city);
    const named = new Set<string>(mylerWatchNames.flatMap((name) => [...mylerWatches[name].cities]));
    expect(cities.filter((city) => !named.has(city))).toEqual([]);
    expect(new Set(cities.map(watchOf))).toEqual(new Set(mylerWatchNames));
  });
});
