import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

const manual = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const [endOfOne = '', endOfAll = ''] = [...manual.matchAll(/`(update sessions [^`]+)`/g)].map(([, it = '']) => it);

describe.each(stores)('an operator who ends sessions as the manual says, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  async function signedIn() {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    const { email, password } = person;
    return { email, ...(await provider.proxy.call('signIn', { body: { email, password, keepMeSignedIn: true } })) };
  }
  /** 200 while the access token is good. */
  const statusOf = async ({ accessToken }: { accessToken: string }) =>
    (await provider.request('GET', '/v1/me', { token: accessToken })).status;
  const run = (statement: string) => provider.store.db.execute(sql.raw(statement));

  it('signs out one member at once, and nobody else', { tags: ['asvs:7.4.5'] }, async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await run(endOfOne.replace('amelie@example.com', one.email));
    expect(await statusOf(one)).toBe(401);
    expect(await statusOf(other)).toBe(200);
    await expect(provider.proxy.call('refresh', { body: { refreshToken: one.refreshToken } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('signs out everybody', { tags: ['asvs:7.4.5'] }, async () => {
    const members = [await signedIn(), await signedIn()];
    await run(endOfAll);
    expect(await Promise.all(members.map(statusOf))).toEqual([401, 401]);
  });
});
