import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { forEachRow } from '@myler/presets/rows';
import { joinAs, type TestMember } from '../testing/members.ts';
import { newRows } from '../testing/new-rows.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard, purchaseRequest } from '../testing/purchases.ts';
import { acceptedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import type { IdempotentEndpoint } from '../store/schema/idempotency.ts';

const otherCard = { ...acceptedCard, number: '4000000000000341' };
const sum = (amount: number, currency: 'GBP' | 'EUR') => ({ amount, currency });

/** A body for each call that is done once, and the same with another content. One that is left out does not compile. */
const bodies: Record<IdempotentEndpoint, (giftCode: string) => { body: object; other: object }> = {
  register: () => {
    const body = registrationRequest();
    return { body, other: { ...body, lastName: 'Martin' } };
  },
  buyGiftCard: () => {
    const body = purchaseRequest();
    return { body, other: { ...body, message: 'Another message.' } };
  },
  redeemGiftCard: (code) => ({ body: { code, amount: sum(1000, 'GBP') }, other: { code, amount: sum(2000, 'GBP') } }),
  shareShortlist: () => ({
    body: { hotels: ['dar-zahra', 'villa-cipresso'] },
    other: { hotels: ['villa-cipresso', 'dar-zahra'] },
  }),
  upgrade: () => {
    const body = { from: 'gold', membershipId: 'black', total: sum(285_500, 'EUR'), creditCard: acceptedCard };
    return { body, other: { ...body, membershipId: 'black-plus', total: sum(925_500, 'EUR') } };
  },
  changeCard: () => ({
    body: { creditCard: acceptedCard },
    other: { creditCard: { ...acceptedCard, name: 'Somebody Else' } },
  }),
};
const names = Object.keys(bodies) as IdempotentEndpoint[];

describe.each(stores)('a key belongs to one member, one purpose and one body, on $name', (kind) => {
  let provider: TestProvider;
  let rotated: TestProvider;
  let member: TestMember;
  let stranger: TestMember;
  let giftCode: string;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    const idempotencyKeys = ['the-next-idempotency-key', ...testEnv.idempotencyKeys] as const;
    rotated = provider.openSecondProvider({ env: { ...testEnv, idempotencyKeys: [...idempotencyKeys] } });
    giftCode = (await buyGiftCard(provider)).code;
  });
  afterAll(() => provider.close());

  async function send(name: IdempotentEndpoint, key: string, body: object, { as = member, via = provider } = {}) {
    const endpoint: Endpoint = providerEndpoints[name];
    const isMembers = endpoint.access === 'member-secret';
    const response = await via.request(endpoint.method, `/v1${endpoint.path}`, {
      body: z.encode(endpoint.body!, body),
      headers: { 'idempotency-key': key, ...(isMembers ? { 'x-member-token': as.accessToken } : {}) },
    });
    const text = await response.text();
    return { status: response.status, text, code: (JSON.parse(text) as { code?: string }).code };
  }
  const refused = { status: 422, code: 'idempotency-key-reused' };

  it('in every call that takes one, and is stored nowhere', { tags: ['asvs:2.3.3'] }, async () => {
    const keys = names.map(() => newKey());
    const written = await newRows(provider.store.db, () =>
      forEachRow(names, async (name) => {
        member = await joinAs(provider);
        stranger = await joinAs(provider, { firstName: 'Somebody' });
        const { body, other } = bodies[name](giftCode);
        const key = keys[names.indexOf(name)]!;
        const first = await send(name, key, body);
        expect(first.status).toBe(200);
        const before = [await stranger.row(), await member.row()];
        // The same call again, also after the secret was replaced.
        for (const via of [provider, rotated]) expect(await send(name, key, body, { via })).toMatchObject(first);
        const refusals = [await send(name, key, other)];
        if ('creditCard' in body) refusals.push(await send(name, key, { ...body, creditCard: otherCard }));
        if ((providerEndpoints[name] as Endpoint).access === 'member-secret')
          refusals.push(await send(name, key, body, { as: stranger }));
        for (const purpose of names.filter((each) => each !== name))
          refusals.push(await send(purpose, key, bodies[purpose](giftCode).body));
        for (const refusal of refusals) {
          expect(refusal).toMatchObject(refused);
          // A request's id may have any four figures.
          expect(refusal.text).not.toMatch(/Moreau|"4242"|4242 ?4242|example\.com/);
        }
        expect([await stranger.row(), await member.row()]).toEqual(before);
      }),
    );
    for (const key of keys) expect(JSON.stringify(written)).not.toContain(key);
  });

  it('and how an attempt ended is told to nobody but its owner', async () => {
    const [key, { body }] = [newKey(), bodies.upgrade(giftCode)];
    await send('upgrade', key, body);
    const call = { idempotencyKey: key };
    expect(await member.proxied.call('upgradeOutcome', call)).toMatchObject({ status: 'succeeded' });
    expect(await stranger.proxied.call('upgradeOutcome', call)).toEqual({ status: 'unknown' });
    expect(await provider.proxy.call('attempt', call)).toEqual({ status: 'unknown' });
    const joined = newKey();
    await send('register', joined, registrationRequest());
    expect(await member.proxied.call('upgradeOutcome', { idempotencyKey: joined })).toEqual({ status: 'unknown' });
    expect(await provider.proxy.call('attempt', { idempotencyKey: joined })).toMatchObject({ status: 'succeeded' });
  });
});
