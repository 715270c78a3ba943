import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

let provider: TestProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  app = createTestApp(provider.url, { variables: { TRUSTED_PROXIES: '203.0.113.7' } });
});
afterAll(() => provider.close());

const KILOBYTE = 1024;

/** Sends events of about so many bytes together, each of 4 kB. */
function collect(bytes: number, address: string): Promise<Response> {
  const events = Array.from({ length: bytes / (4 * KILOBYTE) }, () => ({
    messageId: crypto.randomUUID(),
    type: 'track',
    name: 'Searched',
    sentAt: '2026-11-23T12:00:00Z',
    properties: { words: 'x'.repeat(4 * KILOBYTE - 200) },
  }));
  return app.send('POST', '/api/collect', { events }, { 'x-forwarded-for': address });
}

/** @returns how many kilobytes were passed on to the provider, which stores them */
const storedKilobytes = () => provider.seen.reduce((sum, { body }) => sum + JSON.stringify(body).length, 0) / KILOBYTE;

describe('events, which are stored', () => {
  it('are taken from one address up to 256 kB in ten minutes, in large pieces and in small ones', async () => {
    for (const [address, bytes] of [
      ['198.51.100.1', 60 * KILOBYTE],
      ['198.51.100.2', 4 * KILOBYTE],
    ] as const) {
      provider.seen.length = 0;
      let response = await collect(bytes, address);
      while (response.status === 204) response = await collect(bytes, address);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
      expect(storedKilobytes()).toBeLessThanOrEqual(256);
      expect(storedKilobytes()).toBeGreaterThan(256 - 2 * (bytes / KILOBYTE));
    }
    expect((await collect(4 * KILOBYTE, '198.51.100.3')).status).toBe(204);
  });

  it('are taken from all addresses together up to 5 MB in ten minutes', { tags: ['asvs:2.4.1'] }, async () => {
    const statuses: number[] = [];
    for (let address = 0; address < 120; address++)
      statuses.push((await collect(60 * KILOBYTE, `198.51.101.${address}`)).status);
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(80);
    expect(storedKilobytes()).toBeLessThanOrEqual(5 * KILOBYTE);
  });
});
