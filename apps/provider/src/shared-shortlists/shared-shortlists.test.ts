import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShortlistVote } from '@myler/api-client/contract';
import { signedVisitorHeaders } from '@myler/server/visitor-address';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { rateLimits, sharedShortlists } from '../store/schema.ts';
import { failure } from '../gift-cards/gift-cards.test-kit.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

const DAY = 86_400_000;
const hotels = ['maison-palmier', 'dar-zahra', 'villa-cipresso'];

describe.each(stores)('a list that a family decides on, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    await provider.store.db.delete(sharedShortlists);
    await provider.store.db.delete(rateLimits);
  });

  const share = (list = hotels, idempotencyKey = newKey()) =>
    provider.website.call('shareShortlist', { body: { hotels: list }, idempotencyKey });
  const read = (token: string) => provider.website.call('sharedShortlist', { params: { token } });
  const vote = (token: string, name: string, liked: string[], more: Partial<ShortlistVote> = {}) =>
    provider.website.call('voteOnShortlist', {
      params: { token },
      body: { name, hotels: liked, isNew: false, ...more },
    });

  it(
    'shows everybody with its link who likes what, in the order in which they came',
    { tags: ['promise:shared-who-sees'] },
    async () => {
      const { token, ...made } = await share();
      expect(made).toEqual({ hotels, voters: [], expiresAt: '2027-01-20T12:00:00.000Z' });
      await vote(token, 'Anna', ['dar-zahra'], { isNew: true });
      const after = await vote(token, 'Ben', ['villa-cipresso', 'dar-zahra'], { isNew: true });
      expect(after).toEqual({
        ...made,
        voters: [
          { name: 'Anna', hotels: ['dar-zahra'] },
          { name: 'Ben', hotels: ['villa-cipresso', 'dar-zahra'] },
        ],
      });
      expect(await read(token)).toEqual(after);
    },
  );

  it('replaces what a voter liked before, in the voter’s place, however the name is written', async () => {
    const { token } = await share();
    await vote(token, 'Grandma', hotels, { isNew: true });
    await vote(token, 'Ben', ['dar-zahra']);
    const { voters } = await vote(token, ' grandma ', ['dar-zahra']);
    expect(voters).toEqual([
      { name: 'grandma', hotels: ['dar-zahra'] },
      { name: 'Ben', hotels: ['dar-zahra'] },
    ]);
  });

  it('takes nobody’s place for a newcomer of the same name', async () => {
    const { token } = await share();
    await vote(token, 'Anna', ['dar-zahra'], { isNew: true });
    expect(await failure(vote(token, 'ANNA', ['villa-cipresso'], { isNew: true }))).toMatchObject({
      status: 409,
      code: 'voter-name-taken',
    });
    expect((await read(token)).voters).toEqual([{ name: 'Anna', hotels: ['dar-zahra'] }]);
  });

  it('forgets the name of somebody who takes the last heart back', { tags: ['promise:heart-taken-back'] }, async () => {
    const { token } = await share();
    await vote(token, 'Anna', ['dar-zahra']);
    expect((await vote(token, 'Anna', [])).voters).toEqual([]);
    expect((await vote(token, 'Ben', [], { isNew: true })).voters).toEqual([]);
    expect(JSON.stringify(await provider.store.db.select().from(sharedShortlists))).not.toMatch(/Anna|Ben/);
  });

  it(
    'has ten voters when eleven vote at once, keeps every vote, and all ten can still change theirs',
    { tags: ['promise:shared-link'] },
    async () => {
      const { token } = await share();
      const names = Array.from({ length: 11 }, (_, index) => `Voter ${index}`);
      const votes = await Promise.allSettled(names.map((name) => vote(token, name, ['dar-zahra'], { isNew: true })));
      const refused = votes.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(refused).toMatchObject([{ status: 409, code: 'shortlist-full' }]);
      const { voters } = await read(token);
      expect(new Set(voters.map(({ name }) => name)).size).toBe(10);
      const changed = await Promise.all(voters.map(({ name }) => vote(token, name, ['villa-cipresso'])));
      expect(changed.at(-1)?.voters).toHaveLength(10);
      expect((await read(token)).voters.map((voter) => voter.hotels)).toEqual(voters.map(() => ['villa-cipresso']));
    },
  );

  it('is made once for a repeated request, also at once, and the repetition finds its votes', async () => {
    const key = newKey();
    const made = await Promise.all(Array.from({ length: 5 }, () => share(hotels, key)));
    expect(new Set(made.map(({ token }) => token)).size).toBe(1);
    expect(await provider.store.db.$count(sharedShortlists)).toBe(1);
    await vote(made[0]?.token ?? '', 'Anna', ['dar-zahra']);
    expect((await share(hotels, key)).voters).toHaveLength(1);
    expect(await failure(share(['dar-zahra'], key))).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    expect((await share()).token).not.toBe(made[0]?.token);
  });

  it('has a token of 128 bits, which is stored and logged nowhere', { tags: ['asvs:11.5.1'] }, async () => {
    const { token } = await share();
    expect(Buffer.from(token, 'base64url').byteLength * 8).toBeGreaterThanOrEqual(128);
    await read(token);
    await vote(token, 'Anna', ['dar-zahra']);
    expect(JSON.stringify(await provider.store.db.select().from(sharedShortlists))).not.toContain(token);
    expect(provider.logLines.join()).not.toContain(token);
    expect(provider.logLines.join()).not.toContain('Anna');
  });

  it('holds ids of our hotels only', async () => {
    expect(await failure(share(['dar-zahra', 'ring-me-on-0123']))).toMatchObject({
      status: 422,
      errors: { hotels: 'We have no hotel “ring-me-on-0123”.' },
    });
    const { token } = await share();
    expect(await failure(vote(token, 'Anna', ['nine-dhonis']))).toMatchObject({
      status: 422,
      errors: { hotels: '“nine-dhonis” is not on this list.' },
    });
    expect(await read(token)).toMatchObject({ hotels, voters: [] });
  });

  it.each([
    ['no hotels', 'POST', '', { hotels: [] }],
    ['a hotel twice', 'POST', '', { hotels: ['dar-zahra', 'dar-zahra'] }],
    ['more hotels than we have', 'POST', '', { hotels: Array.from({ length: 49 }, (_, index) => `h-${index}`) }],
    ['no name', 'PUT', '/votes', { name: ' \u200B', hotels: ['dar-zahra'], isNew: true }],
    ['a name of 41 characters', 'PUT', '/votes', { name: 'a'.repeat(41), hotels: ['dar-zahra'], isNew: true }],
    ['a name of two lines', 'PUT', '/votes', { name: 'a\nb', hotels: ['dar-zahra'], isNew: true }],
  ])('refuses %s, field by field', async (_, method, below, body) => {
    const { token } = await share();
    const response = await provider.request(method, `/v1/shortlists${below && `/${token}${below}`}`, {
      body,
      headers: { 'idempotency-key': newKey() },
    });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toHaveLength(1);
  });

  it('takes a name of forty characters', async () => {
    const { token } = await share();
    expect((await vote(token, 'é'.repeat(40), hotels)).voters[0]?.name).toBe('é'.repeat(40));
  });

  it(
    'ends after sixty days, whoever reads or votes, and is deleted then',
    { tags: ['promise:shared-period', 'promise:shared-sixty-days'] },
    async () => {
      const { token } = await share();
      await vote(token, 'Anna', ['dar-zahra']);
      const { now } = provider.clock;
      provider.clock.now = new Date(now.getTime() + 60 * DAY - 1000);
      await deleteOldRows(provider.store.db, provider.clock.now);
      expect((await read(token)).voters).toHaveLength(1);
      provider.clock.advance(1000);
      for (const call of [() => read(token), () => vote(token, 'Anna', [])])
        expect(await failure(call())).toMatchObject({ status: 404, code: 'shortlist-unknown' });
      await deleteOldRows(provider.store.db, provider.clock.now);
      expect(await provider.store.db.$count(sharedShortlists)).toBe(0);
      provider.clock.now = now;
    },
  );

  it('is unknown by any other token', async () => {
    const { token } = await share();
    for (const other of ['x', token.slice(0, -1), `${token}a`, token.split('').toReversed().join('')])
      expect(await failure(read(other))).toMatchObject({ status: 404, code: 'shortlist-unknown' });
  });

  it('can be made thirty times an hour from one address, and a repeated request does not count', async () => {
    const from = (address: string, key: string) =>
      provider.website.call('shareShortlist', {
        body: { hotels },
        idempotencyKey: key,
        headers: signedVisitorHeaders(testEnv.providerSecrets[0], address),
      });
    const first = newKey();
    await from('198.51.100.1', first);
    for (let list = 1; list < 30; list++) await from('198.51.100.1', newKey());
    expect(await failure(from('198.51.100.1', newKey()))).toMatchObject({ status: 429, code: 'too-many-shortlists' });
    expect(await from('198.51.100.1', first)).toMatchObject({ hotels });
    expect(await from('198.51.100.2', newKey())).toMatchObject({ hotels });
  });
});
