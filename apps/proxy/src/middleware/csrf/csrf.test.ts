import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../http/context.ts';
import { toProblem } from '../../provider/to-problem.ts';
import { csrf } from './csrf.ts';

const ORIGIN = 'https://www.myler.example';
const app = new Hono<AppEnv>();
app.use(csrf(ORIGIN));
app.all('*', (context) => context.text('done'));
app.onError((error) => toProblem(error).toResponse());

const send = async (headers: Record<string, string>, method = 'POST', body?: string) =>
  (await app.request('/', { method, headers, ...(body ? { body } : {}) })).status;

describe('a request that changes something', () => {
  it('is accepted from our own pages', async () => {
    expect(await send({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }, 'POST', '{}')).toBe(200);
    expect(await send({ 'sec-fetch-site': 'same-origin' }, 'DELETE')).toBe(200);
  });

  it.each(['cross-site', 'same-site', 'none', 'SAME-ORIGIN', ''])(
    'is refused when Sec-Fetch-Site is "%s"',
    async (site) => {
      // With the right Origin too: where a browser speaks, its word is the only one.
      expect(await send({ 'sec-fetch-site': site, origin: ORIGIN })).toBe(403);
    },
  );

  it('is accepted from an old browser only when Origin is exactly ours', async () => {
    expect(await send({ origin: ORIGIN })).toBe(200);
    for (const origin of [
      'null',
      `${ORIGIN}.evil.example`,
      'http://www.myler.example',
      `${ORIGIN}:8443`,
      `${ORIGIN}/`,
    ]) {
      expect(await send({ origin })).toBe(403);
    }
  });

  it('is refused without Sec-Fetch-Site and Origin', { tags: ['asvs:3.5.1'] }, async () => {
    expect(await send({})).toBe(403);
    expect(await send({ host: 'www.myler.example', referer: `${ORIGIN}/` })).toBe(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'must be JSON and not %s, which a form of any site can send',
    { tags: ['asvs:3.5.2'] },
    async (type) => {
      expect(await send({ 'sec-fetch-site': 'same-origin', 'content-type': type }, 'POST', '{}')).toBe(415);
    },
  );

  it('is checked, while GET and HEAD are accepted from any site', { tags: ['asvs:3.5.3'] }, async () => {
    expect(await send({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
    expect(await send({ 'sec-fetch-site': 'cross-site' }, 'HEAD')).toBe(200);
  });
});
