import { describe, expect, it } from 'vitest';
import { delivery, event } from '../../test-support/delivery.ts';
import type { Envelope } from './index.ts';

describe('events over HTTP', () => {
  it('are sent together after a short wait', async () => {
    const { transport, posted, state } = delivery();
    transport.send(event('1'));
    transport.send(event('2'));
    expect(posted).toEqual([]);
    state.later?.();
    await transport.flush();
    expect(posted).toEqual([['1', '2']]);
  });

  it('are sent immediately when there are enough', () => {
    const { transport, posted } = delivery();
    for (const id of ['1', '2', '3']) transport.send(event(id));
    expect(posted).toEqual([['1', '2', '3']]);
  });

  it('never exceed the limit of the queue', async () => {
    const { transport, posted, state } = delivery({ batch: 1000 });
    for (let id = 0; id < 500; id += 1) transport.send(event(String(id)));
    state.response = { ok: true, status: 202 };
    for (let round = 0; round < 10; round += 1) await transport.flush();
    expect(posted.map((ids) => ids.length)).toEqual([50, 50, 50, 50]);
    expect(posted.at(-1)?.at(-1)).toBe('499');
  });

  it('are sent without a call when the wait is over', async () => {
    const { transport, posted, state } = delivery();
    transport.send(event('1'));
    state.later?.();
    await expect.poll(() => posted).toEqual([['1']]);
  });

  it('are posted as JSON with keepalive', async () => {
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

  it('share one timer, which is cancelled when they are sent earlier or discarded', async () => {
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

  it('that exceed one batch are sent one batch after the other, in order', async () => {
    const responders: (() => void)[] = [];
    const sent: string[][] = [];
    const { transport } = delivery({
      batch: 1000,
      fetch: (_url, { body }) => {
        sent.push((JSON.parse(body) as { events: Envelope[] }).events.map(({ messageId }) => messageId));
        return new Promise((resolve) => responders.push(() => resolve({ ok: true, status: 202 })));
      },
    });
    for (let id = 0; id < 51; id += 1) transport.send(event(String(id)));
    const first = transport.flush();
    const second = transport.flush();
    await Promise.resolve();
    expect(sent.map((ids) => ids.length)).toEqual([50]);
    responders[0]?.();
    await first;
    await expect.poll(() => sent.map((ids) => ids.length)).toEqual([50, 1]);
    responders[1]?.();
    await second;
    expect(sent[1]).toEqual(['50']);
  });

  it('are sent in batches of ten by default', () => {
    const { posted, transport } = delivery({ batch: undefined as never });
    for (let id = 1; id <= 9; id += 1) transport.send(event(String(id)));
    expect(posted).toEqual([]);
    transport.send(event('10'));
    expect(posted.map((ids) => ids.length)).toEqual([10]);
  });
});
