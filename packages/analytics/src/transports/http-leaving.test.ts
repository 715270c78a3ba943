import { describe, expect, it } from 'vitest';
import { delivery, event } from '../../test-support/delivery.ts';

describe('events over HTTP, when the page is left,', () => {
  it('are sent by beacon', () => {
    const { transport, posted, beacons, state } = delivery();
    transport.send(event('1'));
    state.leave?.();
    state.leave?.();
    expect(beacons).toEqual([['1']]);
    expect(posted).toEqual([]);
  });

  it('are all sent without a beacon, or when the browser refuses the beacon', () => {
    for (const without of [{ beacon: () => false }, { beacon: undefined as never }]) {
      const { transport, posted, state } = delivery({ ...without, batch: 1000 });
      for (let id = 0; id < 60; id += 1) transport.send(event(String(id)));
      state.leave?.();
      expect(posted.map((ids) => ids.length)).toEqual([50, 10]);
    }
  });

  it('are sent in batches that the browser accepts', () => {
    const { transport, beacons, state } = delivery({ batch: 1000 });
    for (const id of ['1', '2', '3']) transport.send({ ...event(id), properties: { text: 'x'.repeat(20_000) } });
    transport.send({ ...event('4'), properties: { text: 'x'.repeat(90_000) } });
    state.leave?.();
    expect(beacons).toEqual([['1'], ['2'], ['3'], ['4']]);
  });

  it('are dropped when consent was withdrawn in another tab meanwhile', async () => {
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

  it('are not queued again when consent was withdrawn in another tab while a batch was being sent', async () => {
    let allowed = true;
    const { transport, posted, state } = delivery({ allowed: () => allowed });
    state.response = 'unreachable';
    transport.send(event('1'));
    const flushing = transport.flush();
    allowed = false;
    state.leave?.();
    allowed = true;
    await flushing;
    await transport.flush();
    expect(posted).toEqual([['1']]);
  });

  it('are sent by beacon in the shape that the collector accepts', () => {
    const bodies: string[] = [];
    const { transport, state } = delivery({ beacon: (url, body) => bodies.push(`${url} ${body}`) > 0 });
    transport.send(event('1'));
    state.leave?.();
    expect(bodies).toEqual([`/api/collect ${JSON.stringify({ events: [event('1')] })}`]);
  });

  it('are sent in one batch up to 30,000 characters, and in two beyond that', () => {
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
