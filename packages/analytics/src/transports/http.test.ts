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

  it('do not come back when the page goes after consent was withdrawn elsewhere, with a batch on its way', async () => {
    let allowed = true;
    const { transport, posted, state } = delivery({ allowed: () => allowed });
    state.answer = 'unreachable';
    transport.send(event('1'));
    const flushing = transport.flush();
    allowed = false;
    state.leave?.();
    allowed = true;
    await flushing;
    await transport.flush();
    expect(posted).toEqual([['1']]);
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

  it('that come back from a collector that is away make no more wait than before, and the oldest go', async () => {
    let answer: (() => void) | undefined;
    const posted: string[][] = [];
    const { transport } = delivery({
      batch: 1000,
      fetch: (_url, { body }) => {
        posted.push((JSON.parse(body) as { events: Envelope[] }).events.map(({ messageId }) => messageId));
        if (answer) return Promise.resolve({ ok: true, status: 202 });
        return new Promise((resolve) => (answer = () => resolve({ ok: false, status: 503 })));
      },
    });
    for (let id = 0; id < 200; id += 1) transport.send(event(String(id)));
    const first = transport.flush();
    for (let id = 200; id < 250; id += 1) transport.send(event(String(id)));
    answer?.();
    await first;
    for (let round = 0; round < 10; round += 1) await transport.flush();
    expect(posted.map((ids) => ids.length)).toEqual([50, 50, 50, 50, 50]);
    expect(posted.slice(1).flat()[0]).toBe('50');
  });

  it('leave by themselves when their moment has come', async () => {
    const { transport, posted, state } = delivery();
    transport.send(event('1'));
    state.later?.();
    await expect.poll(() => posted).toEqual([['1']]);
  });

  it('are posted as JSON that outlives the page', async () => {
    const requests: unknown[] = [];
    const { transport } = delivery({
      fetch: (url, init) => {
        requests.push([url, init]);
        return Promise.resolve({ ok: true, status: 202 });
      },
    });
    transport.send(event('1'));
    await transport.flush();
    expect(requests).toEqual([
      [
        '/api/collect',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ events: [event('1')] }),
          keepalive: true,
        },
      ],
    ]);
  });

  it('leave by beacon in the shape that the collector takes', () => {
    const bodies: string[] = [];
    const { transport, state } = delivery({ beacon: (url, body) => bodies.push(`${url} ${body}`) > 0 });
    transport.send(event('1'));
    state.leave?.();
    expect(bodies).toEqual([`/api/collect ${JSON.stringify({ events: [event('1')] })}`]);
  });

  it.each([
    [499, false],
    [500, true],
    [428, false],
    [429, true],
    [404, false],
  ])('that were answered with %i are sent again: %s', async (status, isSentAgain) => {
    const { transport, posted, state } = delivery();
    state.answer = { ok: false, status };
    transport.send(event('1'));
    await transport.flush();
    await transport.flush();
    expect(posted).toHaveLength(isSentAgain ? 2 : 1);
    expect(state.waits).toEqual(isSentAgain ? [0, 1, 2] : [0]);
  });

  it('wait for one moment together, which is called off when they leave earlier or are forgotten', async () => {
    let cancelled = 0;
    const { transport, state } = delivery({
      schedule: (flush, failures) => {
        state.later = flush;
        state.waits.push(failures);
        return () => (cancelled += 1);
      },
    });
    transport.send(event('1'));
    transport.send(event('2'));
    expect([state.waits, cancelled]).toEqual([[0], 0]);
    await transport.flush();
    expect(cancelled).toBe(1);
    transport.send(event('3'));
    transport.discard();
    expect([state.waits, cancelled]).toEqual([[0, 0], 2]);
    transport.discard();
    expect(cancelled).toBe(2);
    transport.send(event('4'));
    expect(state.waits).toEqual([0, 0, 0]);
  });

  it('are forgotten with the failures before: what comes later waits as long as the first', async () => {
    const { transport, posted, state } = delivery();
    state.answer = 'unreachable';
    transport.send(event('1'));
    await transport.flush();
    transport.discard();
    state.answer = { ok: true, status: 202 };
    for (const id of ['2', '3', '4']) transport.send(event(id));
    expect(posted).toEqual([['1'], ['2', '3', '4']]);
    expect(state.waits.at(-1)).toBe(0);
  });

  it('that are too many for one sending leave one after the other, in their order', async () => {
    const answers: (() => void)[] = [];
    const sent: string[][] = [];
    const { transport } = delivery({
      batch: 1000,
      fetch: (_url, { body }) => {
        sent.push((JSON.parse(body) as { events: Envelope[] }).events.map(({ messageId }) => messageId));
        return new Promise((resolve) => answers.push(() => resolve({ ok: true, status: 202 })));
      },
    });
    for (let id = 0; id < 51; id += 1) transport.send(event(String(id)));
    const first = transport.flush();
    const second = transport.flush();
    await Promise.resolve();
    expect(sent.map((ids) => ids.length)).toEqual([50]);
    answers[0]?.();
    await first;
    await expect.poll(() => sent.map((ids) => ids.length)).toEqual([50, 1]);
    answers[1]?.();
    await second;
    expect(sent[1]).toEqual(['50']);
  });

  it('wait together until ten have come, where nobody says how many', () => {
    const { posted, transport } = delivery({ batch: undefined as never });
    for (let id = 1; id <= 9; id += 1) transport.send(event(String(id)));
    expect(posted).toEqual([]);
    transport.send(event('10'));
    expect(posted.map((ids) => ids.length)).toEqual([10]);
  });

  it('of 30,000 characters leave in one piece, and of one more in two', () => {
    const length = JSON.stringify({ ...event('1'), properties: { text: '' } }).length;
    const sized = (messageId: string, characters: number) => ({
      ...event(messageId),
      properties: { text: 'x'.repeat(characters - length) },
    });
    for (const [last, pieces] of [
      [15_000, [['1', '2']]],
      [15_001, [['1'], ['2']]],
    ] as const) {
      const { transport, beacons, state } = delivery({ batch: 1000 });
      transport.send(sized('1', 15_000));
      transport.send(sized('2', last));
      state.leave?.();
      expect(beacons).toEqual(pieces);
    }
  });
});
