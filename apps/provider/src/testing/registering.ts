import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { registration, type Registration } from '@myler/api-client/contract';
import type { ApiError } from '@myler/api-client/errors';
import type { ProviderDeps } from '../app.ts';
import { attempts, sandboxLedger, users } from '../store/schema.ts';
import { attemptKeyOf } from './attempts.ts';
import { openTestProvider, type TestProvider } from './provider.ts';
import { newKey } from './registrations.ts';
import type { StoreKind } from './stores.ts';

/** Opens a provider for the tests of a `describe`, with helpers that register and read what was stored. */
export function useRegistrations(kind: StoreKind, changes?: Partial<ProviderDeps>) {
  const registering = {} as { provider: TestProvider };
  beforeAll(async () => {
    registering.provider = await openTestProvider(kind, changes);
  });
  afterAll(() => registering.provider.close());

  const join = (body: Registration, key = newKey(), provider = registering.provider) =>
    provider.proxy.call('register', { body, idempotencyKey: key });
  const send = (body: Registration, key: string, provider = registering.provider) =>
    provider.request('POST', '/v1/users', { body: z.encode(registration, body), headers: { 'idempotency-key': key } });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('was expected to fail'),
      (error: unknown) => error as ApiError,
    );
  const chargesOf = async (key: string) => {
    const { db } = registering.provider.store;
    return db
      .select()
      .from(sandboxLedger)
      .where(eq(sandboxLedger.key, await attemptKeyOf(db, key)));
  };
  const attemptOf = async (key: string) => {
    const { db } = registering.provider.store;
    const [row] = await db
      .select()
      .from(attempts)
      .where(eq(attempts.key, await attemptKeyOf(db, key)));
    return row;
  };
  const membersWith = (email: string) =>
    registering.provider.store.db.select().from(users).where(eq(users.emailKey, email.toLowerCase()));
  return Object.assign(registering, { join, send, failure, chargesOf, attemptOf, membersWith });
}
