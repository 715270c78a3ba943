import { describe, expect, it } from 'vitest';
import type { RegistrationResponse } from '@myler/api-client/contract';
import { payOnce, resumePayment } from './pay-once.ts';
import {
  askedByBank,
  CONFIRMATION,
  registration,
  response,
  failed,
  lost,
  declined,
  setUp,
} from './fake-provider.test-kit.ts';

describe('an attempt to join', () => {
  it('ends when the response arrives, and removes its key', async () => {
    const { deps, sent, stored } = setUp({ register: [response] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'completed', result: response });
    expect(sent).toHaveLength(1);
    expect(stored.size).toBe(0);
  });

  it('ends when the card is declined, and the next attempt has a new key', async () => {
    const { deps, sent } = setUp({ register: [declined, response] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'rejected', error: declined });
    await payOnce(registration, deps);
    expect(new Set(sent).size).toBe(2);
  });

  it.each([
    failed(400),
    failed(403),
    failed(422, { errors: { email: 'Taken.' } }),
    failed(429, { errors: { 'recipient.email': 'Many today.' } }),
    failed(409, { code: 'price-changed' }),
  ])('ends when the provider rejects the request itself ($status)', async (error) => {
    const { deps, outcomeRequests, stored } = setUp({ register: [error] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'rejected', error });
    expect(outcomeRequests).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each([lost, failed(500), failed(502), failed(504), failed(409, { code: 'in-progress' })])(
    'asks for its outcome when the response is lost ($status), and fetches the response with the same key',
    async (error) => {
      const { deps, sent, outcomeRequests } = setUp({ register: [error, response], attempt: ['running', 'succeeded'] });
      expect(await payOnce(registration, deps)).toEqual({ kind: 'completed', result: response });
      expect(sent).toHaveLength(2);
      expect(new Set([...sent, ...outcomeRequests]).size).toBe(1);
    },
  );

  it('sends the request again with the same key when it never arrived', async () => {
    const { deps, sent } = setUp({ register: [lost, response], attempt: ['unknown'] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'completed', result: response });
    expect(new Set(sent).size).toBe(1);
  });

  it('keeps its key while the connection is down, so that a second press cannot charge twice', async () => {
    const { deps, sent, keys } = setUp({ register: [lost, response], attempt: [lost, lost] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'pending', reason: 'no-connection' });
    expect(keys.pending()).toBe(sent[0]);
    expect(await payOnce(registration, deps)).toEqual({ kind: 'completed', result: response });
    expect(new Set(sent).size).toBe(1);
  });

  it('names the request whose failure left it open', async () => {
    const broken = failed(500, { requestId: '4x1rk9-ci' });
    const { deps } = setUp({ register: [broken, broken], attempt: [lost, lost, 'running', 'running'] });
    expect(await payOnce(registration, deps)).toMatchObject({ kind: 'pending', reference: '4x1rk9-ci' });
    const busy = Object.assign(failed(503, { message: 'Busy.', requestId: '4x1rk9-cj' }), { retryAfter: 1 });
    const later = setUp({ register: [busy] });
    expect(await payOnce(registration, later.deps)).toMatchObject({ reason: 'not-now', reference: '4x1rk9-cj' });
  });

  it('ends when the provider says that it failed', async () => {
    const { deps, stored } = setUp({ register: [lost], attempt: ['failed'] });
    expect((await payOnce(registration, deps)).kind).toBe('rejected');
    expect(stored.size).toBe(0);
  });

  it('is recovered when it succeeded but its response cannot be fetched', async () => {
    const { deps } = setUp({ register: [lost, lost, lost], attempt: ['succeeded', 'succeeded', 'succeeded'] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'recovered', outcome: { status: 'succeeded' } });
  });

  it('with another body under a pending key reports how the first attempt ended', async () => {
    const { deps, outcomeRequests } = setUp({
      register: [failed(422, { message: 'Another body.' })],
      attempt: ['failed'],
    });
    expect((await payOnce(registration, deps)).kind).toBe('rejected');
    expect(outcomeRequests).toHaveLength(1);
  });

  it.each([failed(429, { message: 'Try again in a minute.' }), failed(503, { message: 'Try again in a minute.' }, 60)])(
    'keeps its key when the provider says to try again later ($status)',
    async (error) => {
      const { deps, keys, outcomeRequests } = setUp({ register: [error] });
      const outcome = await payOnce(registration, deps);
      expect(outcome).toEqual({ kind: 'pending', reason: 'not-now', message: 'Try again in a minute.' });
      expect(outcomeRequests).toEqual([]);
      expect(keys.pending()).toBeDefined();
    },
  );

  it('asks again after one unanswered question, and gives up after the second', async () => {
    const once = setUp({ register: [lost], attempt: [lost, 'failed'] });
    expect((await payOnce(registration, once.deps)).kind).toBe('rejected');
    const twice = setUp({ register: [lost], attempt: [lost, 'running', lost, 'failed'] });
    expect(await payOnce(registration, twice.deps)).toEqual({ kind: 'pending', reason: 'still-running' });
    expect(twice.outcomeRequests).toHaveLength(3);
  });

  it.each([failed(503), failed(502, {}, 60)])(
    'asks how it ended after a 503 without Retry-After and after any 502 ($status)',
    async (error) => {
      const { deps, outcomeRequests } = setUp({ register: [error], attempt: ['failed'] });
      expect((await payOnce(registration, deps)).kind).toBe('rejected');
      expect(outcomeRequests).toHaveLength(1);
    },
  );

  it('asks how it ended when fetch throws', async () => {
    const { deps, outcomeRequests } = setUp({ register: [new TypeError('fetch failed')], attempt: ['failed'] });
    await payOnce(registration, deps);
    expect(outcomeRequests).toHaveLength(1);
  });

  it('stops asking after about half a minute', async () => {
    const { deps, outcomeRequests, waits } = setUp({ register: [lost], attempt: Array<'running'>(50).fill('running') });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'pending', reason: 'still-running' });
    expect(outcomeRequests.length).toBeLessThan(10);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(31_000);
  });
});

describe('an attempt that the bank wants confirmed', () => {
  it('shows the bank’s page, and is completed with the same key after the answer', async () => {
    const { deps, sent, bankRequests, stored } = setUp({ register: [askedByBank, response] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'completed', result: response });
    expect(bankRequests.map(({ confirmation }) => confirmation)).toEqual([CONFIRMATION]);
    expect(new Set(sent).size).toBe(1);
    expect(stored.size).toBe(0);
  });

  it('keeps its key while the bank’s page is shown', async () => {
    const { deps, keys, sent } = setUp({ register: [askedByBank, response] });
    let kept: string | undefined;
    const confirm = () => {
      kept = keys.pending();
      return Promise.resolve();
    };
    await payOnce(registration, { ...deps, confirm });
    expect(kept).toBe(sent[0]);
  });

  it('that is refused is rejected, and the next attempt has a new key', async () => {
    const { deps, sent } = setUp({ register: [askedByBank, declined, response] });
    expect(await payOnce(registration, deps)).toEqual({ kind: 'rejected', error: declined });
    await payOnce(registration, deps);
    expect(new Set(sent).size).toBe(2);
  });

  it('shows the bank’s page again as long as the bank waits, and tries as often as usual afterwards', async () => {
    const { deps, bankRequests } = setUp({
      register: [lost, lost, askedByBank, askedByBank, lost, lost, response],
      attempt: ['unknown', 'unknown', 'unknown', 'unknown'],
    });
    expect((await payOnce(registration, deps)).kind).toBe('completed');
    expect(bankRequests).toHaveLength(2);
  });

  it('is shown also when the response that said so was lost', async () => {
    const { deps, bankRequests } = setUp({ register: [lost, response], attempt: ['requires-action'] });
    expect((await payOnce(registration, deps)).kind).toBe('completed');
    expect(bankRequests).toHaveLength(1);
  });

  it('is shown again after a reload, and is recovered after the answer', async () => {
    const { deps, keys, bankRequests } = setUp({ attempt: ['requires-action', 'requires-action', 'succeeded'] });
    keys.getOrCreate();
    expect(await resumePayment(deps)).toEqual({ kind: 'recovered', outcome: { status: 'succeeded' } });
    expect(bankRequests).toHaveLength(2);
    expect(keys.pending()).toBeUndefined();
  });

  it.each([
    ['requires-action', false],
    ['running', true],
    ['succeeded', true],
    ['failed', true],
  ] as const)('knows by asking whether the bank has an answer: %s', async (status, isAnswered) => {
    const { deps, bankRequests } = setUp({ register: [askedByBank, response], attempt: [status] });
    await payOnce(registration, deps);
    expect(await bankRequests[0]?.isAnswered()).toBe(isAnswered);
  });

  it('does not take a failed question for an answer, nor one that cannot be asked', async () => {
    const { deps, bankRequests } = setUp({ register: [askedByBank, response], attempt: [lost] });
    await payOnce(registration, deps);
    expect(await bankRequests[0]?.isAnswered()).toBe(false);
    const unasked = setUp({ register: [askedByBank, response] });
    const send: typeof unasked.deps.client.send = (body, key) => unasked.deps.client.send(body, key);
    await payOnce(registration, { ...unasked.deps, client: { send } });
    expect(await unasked.bankRequests[0]?.isAnswered()).toBe(false);
  });

  it.each([{ code: 'requires-action' }, { code: 'card_declined', confirmation: CONFIRMATION }])(
    'is not confused with another problem: %o',
    async (data) => {
      const { deps, bankRequests } = setUp({ register: [failed(402, data)] });
      expect((await payOnce(registration, deps)).kind).toBe('rejected');
      expect(bankRequests).toEqual([]);
    },
  );
});

describe('an attempt whose client cannot ask how it ended', () => {
  const key = '00000000-0000-4000-8000-000000000001';
  const running = failed(409, { message: 'It runs.', code: 'attempt-running' });
  const unasked = (responses: (RegistrationResponse | Error)[]) => {
    const { deps, ...rest } = setUp({ register: responses });
    const send: typeof deps.client.send = (body, key) => deps.client.send(body, key);
    return { ...rest, deps: { ...deps, client: { send } } };
  };

  it('gets a lost response by sending again with the same key', async () => {
    const { deps, sent, stored } = unasked([lost, lost, response]);
    expect(await payOnce(registration, deps)).toEqual({ kind: 'completed', result: response });
    expect(sent).toEqual([key, key, key]);
    expect(stored.size).toBe(0);
  });

  it('gives up after three lost connections and keeps its key', async () => {
    const { deps, sent, stored } = unasked([lost, lost, lost]);
    expect(await payOnce(registration, deps)).toEqual({ kind: 'pending', reason: 'no-connection' });
    expect(sent).toHaveLength(3);
    expect(stored.get('join-attempt')).toBe(key);
  });

  it('waits about half a minute while the first request runs, and keeps its key', async () => {
    const { deps, waits, stored } = unasked(Array.from({ length: 7 }, () => running));
    expect(await payOnce(registration, deps)).toEqual({ kind: 'pending', reason: 'still-running' });
    expect(waits).toEqual([500, 1000, 2000, 3000, 5000, 8000]);
    expect(stored.get('join-attempt')).toBe(key);
  });

  it('keeps its key for the next try after a reload', async () => {
    const { deps, keys } = unasked([]);
    keys.getOrCreate();
    expect(await resumePayment(deps)).toEqual({ kind: 'pending', reason: 'no-connection' });
    expect(keys.pending()).toBe(key);
  });

  it('ends when a later request is declined', async () => {
    const { deps, stored } = unasked([lost, declined]);
    expect((await payOnce(registration, deps)).kind).toBe('rejected');
    expect(stored.size).toBe(0);
  });
});
