import { describe, expect, it } from 'vitest';
import { provider, sameOrigin } from '../test-support/clients.ts';
import { attempt, registration } from '../test-support/examples.ts';
import { startTestServer } from '../test-support/server.ts';

describe('a retry', () => {
  it.each([
    [500, 1],
    [502, 2],
    [503, 2],
    [504, 2],
    [429, 1],
  ])('follows a read that is answered with %i, which is sent %i times', async (status, times) => {
    const { origin, received } = await startTestServer({ status, json: {} });
    await expect(sameOrigin(origin).call('prices')).rejects.toMatchObject({ status });
    expect(received).toHaveLength(times);
  });

  it('is made as often as the client is configured', async () => {
    const { origin, received } = await startTestServer({ status: 503, json: {} });
    await expect(sameOrigin(origin, { retries: 0 }).call('prices')).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
    const busy = await startTestServer({ status: 503, json: {} });
    await expect(sameOrigin(busy.origin, { retries: 2 }).call('prices')).rejects.toMatchObject({ status: 503 });
    expect(busy.received).toHaveLength(3);
  });

  it('follows a read when the server was busy', async () => {
    const { origin, received } = await startTestServer({ status: 503, json: { message: 'Busy' } }, { json: [] });
    await expect(provider(origin).call('prices')).resolves.toEqual([]);
    expect(received).toHaveLength(2);
  });

  it('is made only once by default', async () => {
    const { origin, received } = await startTestServer({ status: 503, json: { message: 'Busy' } });
    await expect(provider(origin).call('prices')).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(2);
  });

  it('is not made after a 404', async () => {
    const { origin, received } = await startTestServer({ status: 404, json: { message: 'No such house' } });
    await expect(provider(origin).call('hotel', { params: { id: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
    expect(received).toHaveLength(1);
  });

  it('is never made for a write', async () => {
    const { origin, received } = await startTestServer({ status: 503, json: { message: 'Busy' } });
    const body = { email: 'amara@myler.example' };
    await expect(provider(origin).call('subscribe', { body })).rejects.toMatchObject({ status: 503 });
    await expect(sameOrigin(origin).call('subscribe', { body })).rejects.toMatchObject({ status: 503 });
    await expect(
      sameOrigin(origin).call('register', { body: registration, idempotencyKey: attempt }),
    ).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });
});

describe('a call that charges or creates', () => {
  it('is not sent without its idempotency key', async () => {
    const { origin, received } = await startTestServer({ json: {} });
    await expect(sameOrigin(origin).call('register', { body: registration })).rejects.toThrow(
      /POST \/user .*idempotencyKey/,
    );
    await expect(provider(origin).call('register', { body: registration })).rejects.toThrow(/idempotencyKey/);
    expect(received).toEqual([]);
  });

  it('sends its idempotency key in a header', async () => {
    const { origin, received } = await startTestServer({ json: { receipt: {} } });
    await sameOrigin(origin).call('register', { body: registration, idempotencyKey: attempt });
    expect(received[0]?.headers['idempotency-key']).toBe(attempt);
  });
});
