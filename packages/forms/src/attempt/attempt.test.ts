import { describe, expect, it } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import type { AttemptOutcome, Registration, RegistrationAnswer } from '@myler/api-client/contract';
import { makeAttempt, resumeAttempt, type AttemptClient } from './attempt.ts';
import { ATTEMPT_KEY, createAttemptKeys } from './keys.ts';

const registration = { email: 'amara@example.com' } as Registration;
const answer = { receipt: { memberId: 'm1' } } as RegistrationAnswer;
const failed = (status: number, data: object = {}, retryAfter?: number) =>
  new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data, ...(retryAfter ? { retryAfter } : {}) });
const lost = failed(0);
const declined = failed(402, {
  message: 'Your bank declined this card.',
  errors: { 'creditCard.number': 'Declined.' },
});

type Answers = { register?: (RegistrationAnswer | Error)[]; attempt?: (AttemptOutcome['status'] | Error)[] };

/** A provider that answers as it is told, and remembers under which keys it was asked. */
function setUp({ register = [], attempt = [] }: Answers, stored = new Map<string, string>()) {
  const sent: string[] = [];
  const asked: string[] = [];
  const waits: number[] = [];
  const next = <Item>(items: Item[]): Item => items.shift() ?? (new Error('asked too often') as Item);
  const client: AttemptClient<Registration, RegistrationAnswer> = {
    send(_registration, key) {
      sent.push(key);
      const given = next(register);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
    outcome(key) {
      asked.push(key);
      const given = next(attempt);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve({ status: given });
    },
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let ids = 0;
  const id = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const keys = createAttemptKeys(() => storage, id);
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { deps: { client, keys, wait }, keys, sent, asked, waits, stored };
}

describe('an attempt to join', () => {
  it('that is answered ends, and its key with it', async () => {
    const { deps, sent, stored } = setUp({ register: [answer] });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'answered', answer });
    expect(sent).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('that was declined is final: the next one has a new key', async () => {
    const { deps, sent } = setUp({ register: [declined, answer] });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'rejected', error: declined });
    await makeAttempt(registration, deps);
    expect(new Set(sent).size).toBe(2);
  });

  it.each([
    failed(400),
    failed(403),
    failed(422, { errors: { email: 'Taken.' } }),
    failed(409, { code: 'price-changed' }),
  ])('is final when the answer is about what was sent ($status)', async (error) => {
    const { deps, asked, stored } = setUp({ register: [error] });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'rejected', error });
    expect(asked).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each([lost, failed(500), failed(502), failed(504), failed(409, { code: 'in-progress' })])(
    'whose answer was lost ($status) is asked about, and its answer fetched with the same key',
    async (error) => {
      const { deps, sent, asked } = setUp({ register: [error, answer], attempt: ['running', 'succeeded'] });
      expect(await makeAttempt(registration, deps)).toEqual({ kind: 'answered', answer });
      expect(sent).toHaveLength(2);
      expect(new Set([...sent, ...asked]).size).toBe(1);
    },
  );

  it('that never arrived is sent again with the same key', async () => {
    const { deps, sent } = setUp({ register: [lost, answer], attempt: ['unknown'] });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'answered', answer });
    expect(new Set(sent).size).toBe(1);
  });

  it('keeps its key while nobody can be asked, so that pressing again cannot charge twice', async () => {
    const { deps, sent, keys } = setUp({ register: [lost, answer], attempt: [lost, lost] });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'pending', reason: 'no-connection' });
    expect(keys.pending()).toBe(sent[0]);
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'answered', answer });
    expect(new Set(sent).size).toBe(1);
  });

  it('that turns out to have failed is final', async () => {
    const { deps, stored } = setUp({ register: [lost], attempt: ['failed'] });
    expect((await makeAttempt(registration, deps)).kind).toBe('rejected');
    expect(stored.size).toBe(0);
  });

  it('that went through is welcomed even when its answer cannot be fetched', async () => {
    const { deps } = setUp({ register: [lost, lost, lost], attempt: ['succeeded', 'succeeded', 'succeeded'] });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'recovered', outcome: { status: 'succeeded' } });
  });

  it('with other words under a pending key is told how the first one ended', async () => {
    const { deps, asked } = setUp({ register: [failed(422, { message: 'Another body.' })], attempt: ['failed'] });
    expect((await makeAttempt(registration, deps)).kind).toBe('rejected');
    expect(asked).toHaveLength(1);
  });

  it.each([failed(429, { message: 'Try again in a minute.' }), failed(503, { message: 'Try again in a minute.' }, 60)])(
    'that is turned away ($status) may come back later with the same key',
    async (error) => {
      const { deps, keys, asked } = setUp({ register: [error] });
      const outcome = await makeAttempt(registration, deps);
      expect(outcome).toEqual({ kind: 'pending', reason: 'not-now', message: 'Try again in a minute.' });
      expect(asked).toEqual([]);
      expect(keys.pending()).toBeDefined();
    },
  );

  it('is not asked about for ever', async () => {
    const { deps, asked, waits } = setUp({ register: [lost], attempt: Array<'running'>(50).fill('running') });
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'pending', reason: 'still-running' });
    expect(asked.length).toBeLessThan(10);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(31_000);
  });
});

describe('after a reload', () => {
  const key = '00000000-0000-4000-8000-00000000abcd';
  const stored = () => new Map([[ATTEMPT_KEY, key]]);

  it('an attempt that went through is known', async () => {
    const { deps, asked, stored: left } = setUp({ attempt: ['running', 'succeeded'] }, stored());
    expect(await resumeAttempt(deps)).toEqual({ kind: 'recovered', outcome: { status: 'succeeded' } });
    expect(asked).toEqual([key, key]);
    expect(left.size).toBe(0);
  });

  it('an attempt that failed is known, and over', async () => {
    const { deps, keys } = setUp({ attempt: ['failed'] }, stored());
    expect((await resumeAttempt(deps))?.kind).toBe('rejected');
    expect(keys.pending()).toBeUndefined();
  });

  it('an attempt nobody knows of keeps its key for the next try', async () => {
    const { deps, keys } = setUp({ attempt: ['unknown'] }, stored());
    expect((await resumeAttempt(deps))?.kind).toBe('pending');
    expect(keys.take()).toBe(key);
  });

  it('nothing is asked when nothing was under way', async () => {
    const { deps, asked } = setUp({});
    expect(await resumeAttempt(deps)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('the attempt’s key', () => {
  it('is all that is stored, under its name', () => {
    const { keys, stored } = setUp({});
    const key = keys.take();
    expect([...stored]).toEqual([['join-attempt', key]]);
    expect(keys.take()).toBe(key);
  });

  it('lives in memory where storage is blocked', () => {
    const keys = createAttemptKeys(
      () => {
        throw new Error('insecure');
      },
      () => '00000000-0000-4000-8000-000000000001',
    );
    expect(keys.take()).toBe(keys.pending());
    keys.end();
    expect(keys.pending()).toBeUndefined();
  });

  it('is not whatever somebody else left in storage', () => {
    const { keys } = setUp({}, new Map([[ATTEMPT_KEY, 'yes']]));
    expect(keys.pending()).toBeUndefined();
  });
});

describe('where nobody can be asked how an attempt ended', () => {
  const key = '00000000-0000-4000-8000-000000000001';
  const running = failed(409, { message: 'It runs.', code: 'attempt-running' });
  const unasked = (answers: (RegistrationAnswer | Error)[]) => {
    const { deps, ...rest } = setUp({ register: answers });
    const send: typeof deps.client.send = (body, key) => deps.client.send(body, key);
    return { ...rest, deps: { ...deps, client: { send } } };
  };

  it('a lost answer is had by sending again under the same key', async () => {
    const { deps, sent, stored } = unasked([lost, lost, answer]);
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'answered', answer });
    expect(sent).toEqual([key, key, key]);
    expect(stored.size).toBe(0);
  });

  it('a connection that stays away is given up after three times, and the key stays', async () => {
    const { deps, sent, stored } = unasked([lost, lost, lost]);
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'pending', reason: 'no-connection' });
    expect(sent).toHaveLength(3);
    expect(stored.get(ATTEMPT_KEY)).toBe(key);
  });

  it('one that runs is waited for, about half a minute, and the key stays', async () => {
    const { deps, waits, stored } = unasked(Array.from({ length: 7 }, () => running));
    expect(await makeAttempt(registration, deps)).toEqual({ kind: 'pending', reason: 'still-running' });
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(15_000);
    expect(stored.get(ATTEMPT_KEY)).toBe(key);
  });

  it('a no is final there too', async () => {
    const { deps, stored } = unasked([lost, declined]);
    expect((await makeAttempt(registration, deps)).kind).toBe('rejected');
    expect(stored.size).toBe(0);
  });
});
