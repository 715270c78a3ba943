import { describe, expect, it } from 'vitest';
import { provider, sameOrigin } from '../test-support/clients.ts';
import { attempt, registration } from '../test-support/examples.ts';
import { serverThatAnswers } from '../test-support/server.ts';

describe('what is tried again', () => {
  it.each([
    [500, 1],
    [502, 2],
    [503, 2],
    [504, 2],
    [429, 1],
  ])('a read that was answered with %i is sent %i times', async (status, times) => {
    const { origin, received } = await serverThatAnswers({ status, json: {} });
    await expect(sameOrigin(origin).call('prices')).rejects.toMatchObject({ status });
    expect(received).toHaveLength(times);
  });

  it('a read as often as the client says', async () => {
    const { origin, received } = await serverThatAnswers({ status: 503, json: {} });
    await expect(sameOrigin(origin, { retries: 0 }).call('prices')).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
    const busy = await serverThatAnswers({ status: 503, json: {} });
    await expect(sameOrigin(busy.origin, { retries: 2 }).call('prices')).rejects.toMatchObject({ status: 503 });
    expect(busy.received).toHaveLength(3);
  });

  it('a read, once, when the server was busy or restarting', async () => {
    const { origin, received } = await serverThatAnswers({ status: 503, json: { message: 'Busy' } }, { json: [] });
    await expect(provider(origin).call('prices')).resolves.toEqual([]);
    expect(received).toHaveLength(2);
  });

  it('a read is not tried for ever', async () => {
    const { origin, received } = await serverThatAnswers({ status: 503, json: { message: 'Busy' } });
    await expect(provider(origin).call('prices')).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(2);
  });

  it('a read is not tried again when the answer would be the same', async () => {
    const { origin, received } = await serverThatAnswers({ status: 404, json: { message: 'No such house' } });
    await expect(provider(origin).call('hotel', { params: { id: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
    expect(received).toHaveLength(1);
  });

  it('a write never', async () => {
    const { origin, received } = await serverThatAnswers({ status: 503, json: { message: 'Busy' } });
    const body = { email: 'amara@myler.example' };
    await expect(provider(origin).call('subscribe', { body })).rejects.toMatchObject({ status: 503 });
    await expect(sameOrigin(origin).call('subscribe', { body })).rejects.toMatchObject({ status: 503 });
    await expect(
      sameOrigin(origin).call('register', { body: registration, idempotencyKey: attempt }),
    ).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });
});

describe('what is charged or created once', () => {
  it('is not sent without the key of its attempt', async () => {
    const { origin, received } = await serverThatAnswers({ json: {} });
    await expect(sameOrigin(origin).call('register', { body: registration })).rejects.toThrow(
      /POST \/user .*idempotencyKey/,
    );
    await expect(provider(origin).call('register', { body: registration })).rejects.toThrow(/idempotencyKey/);
    expect(received).toEqual([]);
  });

  it('carries the key in a header', async () => {
    const { origin, received } = await serverThatAnswers({ json: { receipt: {} } });
    await sameOrigin(origin).call('register', { body: registration, idempotencyKey: attempt });
    expect(received[0]?.headers['idempotency-key']).toBe(attempt);
  });
});
