import { describe, expect, it } from 'vitest';
import { delivery, event } from '../../test-support/delivery.ts';

describe('events over HTTP, when the page is left,', () => {
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

  it('leave by beacon in the shape that the collector takes', () => {
    const bodies: string[] = [];
    const { transport, state } = delivery({ beacon: (url, body) => bodies.push(`${url} ${body}`) > 0 });
    transport.send(event('1'));
    state.leave?.();
    expect(bodies).toEqual([`/api/collect ${JSON.stringify({ events: [event('1')] })}`]);
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
