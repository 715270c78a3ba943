import { describe, expect, it } from 'vitest';
import { createHttpTransport, type Envelope, type HttpTransportOptions } from './index.ts';

const event = (messageId: string): Envelope => ({
  messageId,
  type: 'track',
  name: 'Checkout Step Viewed',
  anonymousId: 'a',
  sentAt: '2026-11-21T00:00:00.000Z',
  properties: {},
});

/** A collector and a page, both in the test's hands. */
function delivery(options: Partial<HttpTransportOptions> = {}) {
  const posted: string[][] = [];
  const beacons: string[][] = [];
  const state: {
    answer: { ok: boolean; status: number } | 'unreachable';
    later?: () => void;
    leave?: () => void;
    /** For each flush that was asked for later: how many sendings had failed then. */
    waits: number[];
  } = { answer: { ok: true, status: 202 }, waits: [] };
  const idsOf = (body: string) => (JSON.parse(body) as { events: Envelope[] }).events.map(({ messageId }) => messageId);
  const transport = createHttpTransport({
    url: '/api/collect',
    fetch: (_url, { body }) => {
      posted.push(idsOf(body));
      return state.answer === 'unreachable'
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(state.answer);
    },
    beacon: (_url, body) => beacons.push(idsOf(body)) > 0,
    onLeaving: (leave) => {
      state.leave = leave;
      return () => undefined;
    },
    schedule: (flush, failures) => {
      state.later = flush;
      state.waits.push(failures);
      return () => undefined;
    },
    batch: 3,
    ...options,
  });
  return { transport, posted, beacons, state };
}

describe('events over HTTP', () => {
  it('leave together, a little later', async () => {
    const { transport, posted, state } = delivery();
    transport.send(event('1'));
    transport.send(event('2'));
    expect(posted).toEqual([]);
    state.later?.();
    await transport.flush();
    expect(posted).toEqual([['1', '2']]);
  });

  it('leave at once when there are enough', () => {
    const { transport, posted } = delivery();
    for (const id of ['1', '2', '3']) transport.send(event(id));
    expect(posted).toEqual([['1', '2', '3']]);
  });

  it('leave with the page, by beacon', () => {
    const { transport, posted, beacons, state } = delivery();
    transport.send(event('1'));
    state.leave?.();
    state.leave?.();
    expect(beacons).toEqual([['1']]);
    expect(posted).toEqual([]);
  });

  it('leave with the page, all of them, without a beacon too or when the browser refuses it', () => {
    for (const without of [{ beacon: () => false }, { beacon: undefined as never }]) {
      const { transport, posted, state } = delivery({ ...without, batch: 1000 });
      for (let id = 0; id < 60; id += 1) transport.send(event(String(id)));
      state.leave?.();
      expect(posted.map((ids) => ids.length)).toEqual([50, 10]);
    }
  });

  it.each([['unreachable' as const], [{ ok: false, status: 503 }], [{ ok: false, status: 429 }]])(
    'wait and keep their ids and order while the collector is away (%o)',
    async (answer) => {
      const { transport, posted, state } = delivery();
      state.answer = answer;
      transport.send(event('1'));
      await transport.flush();
      state.answer = { ok: true, status: 202 };
      transport.send(event('2'));
      await transport.flush();
      expect(posted).toEqual([['1'], ['1', '2']]);
    },
  );

  it('are dropped when they were refused: they would be refused again', async () => {
    const { transport, posted, state } = delivery();
    state.answer = { ok: false, status: 400 };
    transport.send(event('1'));
    await transport.flush();
    await transport.flush();
    expect(posted).toEqual([['1']]);
  });

  it('are sent again by themselves, later each time, until the collector is back', async () => {
    const { transport, posted, state } = delivery();
    state.answer = 'unreachable';
    transport.send(event('1'));
    for (let turn = 0; turn < 3; turn += 1) {
      state.later?.();
      await transport.flush();
    }
    expect(state.waits.slice(0, 3)).toEqual([0, 1, 2]);
    state.answer = { ok: true, status: 202 };
    await transport.flush();
    const tries = posted.length;
    await transport.flush();
    expect(posted).toHaveLength(tries);
    expect(posted.every((ids) => ids.join() === '1')).toBe(true);
  });

  it('ask a collector that is away no more often because more has happened', async () => {
    const { transport, posted, state } = delivery();
    state.answer = 'unreachable';
    transport.send(event('1'));
    await transport.flush();
    for (const id of ['2', '3', '4', '5', '6']) transport.send(event(id));
    expect(posted).toEqual([['1']]);
  });

  it('leave with the page in pieces that a browser takes', () => {
    const { transport, beacons, state } = delivery({ batch: 1000 });
    for (const id of ['1', '2', '3']) transport.send({ ...event(id), properties: { text: 'x'.repeat(20_000) } });
    transport.send({ ...event('4'), properties: { text: 'x'.repeat(90_000) } });
    state.leave?.();
    expect(beacons).toEqual([['1'], ['2'], ['3'], ['4']]);
  });

  it('do not leave, nor wait any longer, when consent was withdrawn elsewhere meanwhile', async () => {
    let allowed = true;
    const { transport, posted, beacons, state } = delivery({ allowed: () => allowed });
    transport.send(event('1'));
    allowed = false;
    await transport.flush();
    allowed = true;
    await transport.flush();
    transport.send(event('2'));
    allowed = false;
    state.leave?.();
    allowed = true;
    state.leave?.();
    expect(posted).toEqual([]);
    expect(beacons).toEqual([]);
  });

  it('do not come back after they were discarded on their way', async () => {
    const { transport, posted, state } = delivery();
    state.answer = 'unreachable';
    transport.send(event('1'));
    const flushing = transport.flush();
    transport.discard();
    await flushing;
    await transport.flush();
    expect(posted).toEqual([['1']]);
  });

  it('never pile up without end', async () => {
    const { transport, posted, state } = delivery({ batch: 1000 });
    for (let id = 0; id < 500; id += 1) transport.send(event(String(id)));
    state.answer = { ok: true, status: 202 };
    for (let round = 0; round < 10; round += 1) await transport.flush();
    expect(posted.map((ids) => ids.length)).toEqual([50, 50, 50, 50]);
    expect(posted.at(-1)?.at(-1)).toBe('499');
  });
});
