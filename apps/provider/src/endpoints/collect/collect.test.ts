import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAs, refreshed } from '../../testing/members.ts';
import { openTestProvider, type TestProvider } from '../../testing/provider.ts';
import { stores } from '../../testing/stores.ts';
import { contentFolder } from '../../environment/paths.ts';
import { events } from '../../store/schema.ts';
import { deleteOldEvents } from './delete-old-events.ts';

const event = (messageId: string) => ({
  messageId,
  type: 'error' as const,
  name: 'TypeError',
  anonymousId: 'a',
  userId: 'm',
  sentAt: '2026-11-21T12:00:00Z',
  properties: { message: 'x is undefined', stack: [{ line: 1 }] },
});

describe.each(stores)('the collector on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const collect = (...ids: string[]) => provider.website.call('collect', { body: { events: ids.map(event) } });
  const storedIds = async () =>
    (await provider.store.db.select().from(events)).map(({ messageId }) => messageId).toSorted();

  it(
    'stores an event once when it is sent again, twice in one body, or in concurrent requests',
    { tags: ['spec:7-events'] },
    async () => {
      await collect('one', 'one', 'two');
      await Promise.all(Array.from({ length: 8 }, () => collect('two', 'three')));
      expect(await storedIds()).toEqual(['one', 'three', 'two']);
    },
  );

  it(
    'deletes events after the fourteen months that the privacy policy names, and not before',
    { tags: ['promise:statistics-period'] },
    async () => {
      expect(readFileSync(join(contentFolder, 'legal.json'), 'utf8')).toContain('Statistics: fourteen months');
      await deleteOldEvents(provider.store.db, new Date('2028-01-21T11:59:00Z'));
      expect(await storedIds()).toHaveLength(3);
      await deleteOldEvents(provider.store.db, new Date('2028-01-21T12:01:00Z'));
      expect(await storedIds()).toEqual([]);
    },
  );

  it('writes an event to a member only by what a session that goes on is counted as', async () => {
    const [member, other] = [await joinAs(provider), await joinAs(provider)];
    const [sessionId] = (other.countedAs ?? '').split('.');
    const record = async (userId: string | undefined) => {
      const messageId = crypto.randomUUID();
      await provider.website.call('collect', { body: { events: [{ ...event(messageId), userId }] } });
      const [stored] = await provider.store.db.select().from(events).where(eq(events.messageId, messageId));
      return stored?.userId;
    };
    expect(await record(member.countedAs)).toBe(member.userId);
    expect(await record((await refreshed(provider, member)).countedAs)).toBe(member.userId);
    const [, signature] = (member.countedAs ?? '').split('.');
    for (const forged of [member.userId, sessionId, `${sessionId}.${signature}`, member.accessToken.slice(0, 96), '.'])
      expect(await record(forged)).toBeNull();
    await provider.proxy.call('signOut', { body: { refreshToken: other.refreshToken } });
    expect(await record(other.countedAs)).toBeNull();
  });
});
