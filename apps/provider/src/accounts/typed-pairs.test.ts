import { isDeepStrictEqual } from 'node:util';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as c from '@myler/api-client/contract';
import { readGiftCode } from '@myler/config/gift-codes';
import { typedPairs, type TypedAs } from '@myler/forms/people';
import { users } from '../store/schema.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

const schemas: Record<TypedAs, z.ZodMiniType<string>> = {
  email: c.emailAddress,
  password: c.password,
  coupon: c.couponQuery.shape.code,
  'gift code': c.giftCode.shape.code,
  'sign-in code': c.typedDigits(6),
  name: c.registration.shape.firstName,
  message: c.lead.shape.message,
};

async function joined(changes: Partial<c.Registration>): Promise<c.Registration> {
  const person = registrationRequest(changes);
  await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
  return person;
}

/** The name of the member, or undefined when nobody is signed in. A request as somebody else could send it: nothing is tidied before. */
async function signIn(email: string, password: string): Promise<string | undefined> {
  const response = await provider.request('POST', '/v1/users/login', { body: { email, password } });
  return response.ok ? z.parse(c.session, await response.json()).user.name : undefined;
}

/** Whether the server takes both for the same. */
const plays: Partial<Record<TypedAs, (one: string, other: string) => Promise<boolean>>> = {
  async email(one, other) {
    const { password } = await joined({ email: one });
    return (await signIn(other, password)) !== undefined;
  },
  async password(one, other) {
    const { email } = await joined({ password: one });
    return (await signIn(email, other)) !== undefined;
  },
  async name(one, other) {
    const [first, second] = [await joined({ firstName: one }), await joined({ firstName: other })];
    return (await signIn(first.email, first.password)) === (await signIn(second.email, second.password));
  },
  async coupon(_, other) {
    const query = new URLSearchParams({ code: other, membershipId: 'gold', currency: 'GBP' });
    return (await provider.request('GET', `/v1/coupons?${query.toString()}`)).ok;
  },
};

it('what people type is the same, or not, to the contract and to the server', async () => {
  for (const { as, one, other, areEqual } of typedPairs) {
    const row = JSON.stringify([as, one, other]);
    expect(keyOf(as, one), row).toBeDefined();
    expect(isDeepStrictEqual(keyOf(as, one), keyOf(as, other)), row).toBe(areEqual);
    expect(await (plays[as]?.(one, other) ?? areEqual), row).toBe(areEqual);
  }
});

/** What the contract makes of a text, as far as it tells one from another. */
function keyOf(as: TypedAs, typed: string): unknown {
  const { data } = z.safeParse(schemas[as], typed);
  if (data === undefined) return undefined;
  if (as === 'gift code') return readGiftCode(data);
  return as === 'email' ? data.toLowerCase() : data;
}

it('a password that was stored as it was typed is accepted so, and stored anew', async () => {
  const { email, password } = await joined({ password: 'un été à la plage' });
  const { db } = provider.store;
  const decomposed = password.normalize('NFD');
  const old = await hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.update(users).set({ passwordHash: old }).where(eq(users.email, email));
  expect(await signIn(email, password)).toBeUndefined();
  expect(await signIn(email, decomposed)).toBeDefined();
  expect(await signIn(email, password)).toBeDefined();
});
