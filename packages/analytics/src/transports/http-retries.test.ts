import { describe, expect, it } from 'vitest';
import { delivery, event } from '../../test-support/delivery.ts';
import type { Envelope } from './index.ts';

describe('events over HTTP, when a request fails,', () => {
  it.each([['unreachable' as const], [{ ok: false, status: 503 }], [{ ok: false, status: 429 }]])(
    'stay queued with their ids and order while the collector is away (%o)',
    async (response) => {
      const { transport, posted, state } = delivery();
      state.response = response;
      transport.send(event('1'));
      await transport.flush();
      state.response = { ok: true, status: 202 };
      transport.send(event('2'));
      await transport.flush();
      expect(posted).toEqual([['1'], ['1', '2']]);
    },
  );

  it('are dropped when the collector refuses them', async () => {
    const { transport, posted, state } = delivery();
    state.response = { ok: false, status: 400 };
    transport.send(event('1'));
    await transport.flush();
    await transport.flush();
    expect(posted).toEqual([['1']]);
  });

  it('are sent again automatically with growing waits until the collector is back', async () => {
    const { transport, posted, state } = delivery();
    state.response = 'unreachable';
    transport.send(event('1'));
    for (let turn = 0; turn < 3; turn += 1) {
      state.later?.();
      await transport.flush();
    }
    expect(state.waits.slice(0, 3)).toEqual([0, 1, 2]);
    state.response = { ok: true, status: 202 };
    await transport.flush();
    const tries = posted.length;
    await transport.flush();
    expect(posted).toHaveLength(tries);
    expect(posted.every((ids) => ids.join() === '1')).toBe(true);
  });

  it('do not cause more requests while the collector is away, however many are added', async () => {
    const { transport, posted, state } = delivery();
    state.response = 'unreachable';
    transport.send(event('1'));
    await transport.flush();
    for (const id of ['2', '3', '4', '5', '6']) transport.send(event(id));
    expect(posted).toEqual([['1']]);
  });

  it('are not queued again after they were discarded during a request', async () => {
    const { transport, posted, state } = delivery();
    state.response = 'unreachable';
    transport.send(event('1'));
    const flushing = transport.flush();
    transport.discard();
    await flushing;
    await transport.flush();
    expect(posted).toEqual([['1']]);
  });

  it('from a failed request do not extend the queue’s limit, and the oldest are dropped', async () => {
    let respond: (() => void) | undefined;
    const posted: string[][] = [];
    const { transport } = delivery({
      batch: 1000,
      fetch: (_url, { body }) => {
        posted.push((JSON.parse(body) as { events: Envelope[] }).events.map(({ messageId }) => messageId));
        if (respond) return Promise.resolve({ ok: true, status: 202 });
        return new Promise((resolve) => (respond = () => resolve({ ok: false, status: 503 })));
      },
    });
    for (let id = 0; id < 200; id += 1) transport.send(event(String(id)));
    const first = transport.flush();
    for (let id = 200; id < 250; id += 1) transport.send(event(String(id)));
    respond?.();
    await first;
    for (let round = 0; round < 10; round += 1) await transport.flush();
    expect(posted.map((ids) => ids.length)).toEqual([50, 50, 50, 50, 50]);
    expect(posted.slice(1).flat()[0]).toBe('50');
  });

  it.each([
    [499, false],
    [500, true],
    [428, false],
    [429, true],
    [404, false],
  ])('after an answer of %i are sent again: %s', async (status, isSentAgain) => {
    const { transport, posted, state } = delivery();
    state.response = { ok: false, status };
    transport.send(event('1'));
    await transport.flush();
    await transport.flush();
    expect(posted).toHaveLength(isSentAgain ? 2 : 1);
    expect(state.waits).toEqual(isSentAgain ? [0, 1, 2] : [0]);
  });

  it('reset the wait when they are discarded: the next failure waits as long as the first', async () => {
    const { transport, posted, state } = delivery();
    state.response = 'unreachable';
    transport.send(event('1'));
    await transport.flush();
    transport.discard();
    state.response = { ok: true, status: 202 };
    for (const id of ['2', '3', '4']) transport.send(event(id));
    expect(posted).toEqual([['1'], ['2', '3', '4']]);
    expect(state.waits.at(-1)).toBe(0);
  });
});
