import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';

const SECOND = 1000;

describe.each(stores)('the health of a provider, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const health = async () => (await provider.request('GET', '/api/health')).status;
  const ready = async () => (await provider.request('GET', '/readyz')).status;

  it('is 503 when the database cannot be written to, though it can be read', async () => {
    const { db } = provider.store;
    expect(await health()).toBe(200);
    // As on a full disk.
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await db.execute(sql`create trigger refuse before insert or update on rate_limits execute function refuse()`);
    provider.clock.advance(5 * SECOND);
    expect(await health()).toBe(503);
    const { headers } = await provider.request('GET', '/api/health');
    expect(headers.get('retry-after')).toBe('5');
    expect(await ready()).toBe(200);
    await db.execute(sql`drop trigger refuse on rate_limits`);
    expect(await health()).toBe(503);
    provider.clock.advance(5 * SECOND);
    expect(await health()).toBe(200);
  });

  it('is asked with one write in five seconds, however many ask', async () => {
    const { db } = provider.store;
    await db.execute(sql`create table health_writes (at timestamptz)`);
    await db.execute(sql`create function note() returns trigger language plpgsql as
      $$ begin insert into health_writes values (now()); return new; end $$`);
    await db.execute(sql`create trigger note before insert on rate_limits for each row execute function note()`);
    provider.clock.advance(5 * SECOND);
    await Promise.all(Array.from({ length: 30 }, health));
    expect(await db.$count(sql`health_writes`)).toBe(1);
    provider.clock.advance(5 * SECOND);
    await health();
    expect(await db.$count(sql`health_writes`)).toBe(2);
  });
});
