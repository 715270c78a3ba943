import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';

/** A provider's pictures: what is asked for, and what it answers. */
const asked: string[] = [];
let response = { status: 200, type: 'image/avif', headers: {} as Record<string, string> };
const server = createServer((incoming, outgoing) => {
  asked.push(incoming.url ?? '');
  outgoing
    .writeHead(response.status, { 'content-type': response.type, 'x-powered-by': 'darkroom', ...response.headers })
    .end('picture');
});
let app: TestApp;
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  response = {
    status: 200,
    type: 'image/avif',
    headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: '"p1"' },
  };
  app = createTestApp(url);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const PICTURE = '/media/hotels/kavos-1-800.avif';

describe('a picture', () => {
  it('is requested each time in development', async () => {
    app = createTestApp(url, { isCacheEnabled: false });
    await app.get(PICTURE);
    await app.get(PICTURE);
    expect(asked).toEqual([PICTURE, PICTURE]);
  });

  it('is requested once from the provider, and then served from memory with the provider’s cache headers', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => app.get(PICTURE)));
    expect(asked).toEqual([PICTURE]);
    for (const picture of all) {
      expect(picture.headers.get('content-type')).toBe('image/avif');
      expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(picture.headers.has('x-powered-by')).toBe(false);
      expect(await picture.text()).toBe('picture');
    }
    expect((await app.get(PICTURE, { 'if-none-match': '"p1"' })).status).toBe(304);
  });

  it('is found only at the paths of pictures', { tags: ['asvs:1.1.1', 'asvs:1.3.6', 'asvs:5.3.2'] }, async () => {
    for (const path of [
      '/media/x.svg',
      '/media/hotels/x.svg',
      '/media/partners/a/b.svg',
      '/media/x-800.avif/',
      '/media/%2e%2e/v1/users-1.avif',
      '/media/A-800.avif',
      '/media/',
    ]) {
      expect((await app.get(path)).status).toBeGreaterThanOrEqual(300);
    }
    expect(asked).toEqual([]);
  });

  it('that is missing, not ready or no picture gets a 404, a 503 or a 502', async () => {
    response = { ...response, status: 404 };
    expect((await app.get(PICTURE)).status).toBe(404);
    response = { ...response, status: 503, headers: { 'retry-after': '3' } };
    const busy = await app.get(PICTURE);
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBe('3');
    response = { ...response, status: 200, type: 'text/html' };
    expect((await app.get(PICTURE)).status).toBe(502);
  });
});
