import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { securityHeaders } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'myler-client-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'app-1.js'), 'export const app = 1;');
const app = createTestApp('http://127.0.0.1:9', { clientFolder: folder });

describe('every answer', () => {
  it.each([
    ['GET', '/', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/Membership', 308],
    ['GET', '/assets/app-1.js', 200],
    ['GET', '/assets/none.js', 404],
    ['GET', '/assets/', 404],
    ['GET', '/robots.txt', 200],
    ['GET', '/.well-known/security.txt', 200],
    ['GET', '/livez', 200],
    ['GET', '/trace', 200],
    ['GET', '/v1/prices', 502],
    ['GET', '/v1/me', 200],
    ['GET', '/media/none.gif', 404],
    ['POST', '/api/token', 422],
    ['PUT', '/api/token', 204],
    ['PATCH', '/api/token', 405],
    ['GET', '/api/unknown', 404],
    ['POST', '/', 405],
  ])(
    '%s %s (%i) carries the security headers',
    {
      tags: [
        'asvs:12.2.1',
        'asvs:3.2.1',
        'asvs:3.4.1',
        'asvs:3.4.2',
        'asvs:3.4.3',
        'asvs:3.4.4',
        'asvs:3.4.5',
        'asvs:3.4.6',
        'asvs:4.1.1',
        'promise:encrypted',
      ],
    },
    async (method, path, status) => {
      const response = await app.send(method, path, method === 'POST' || method === 'PATCH' ? {} : undefined);
      expect(response.status).toBe(status);
      const { 'content-security-policy': _, ...expected } = securityHeaders;
      expect(Object.fromEntries(response.headers)).toMatchObject(expected);
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
      // Without a rule of its own, `object-src` is what `default-src` says.
      for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule);
      expect(policy.join()).not.toContain('object-src');
      // No other site may read an answer.
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(response.headers.has('server')).toBe(false);
      expect(response.headers.has('x-powered-by')).toBe(false);
      const isTyped = /; ?charset=utf-8$/i.test(response.headers.get('content-type') ?? '');
      expect(isTyped || (await response.clone().text()) === '').toBe(true);
      // HTTP/2 and every log want them so.
      for (const [name] of response.headers) expect(name).toBe(name.toLowerCase());
    },
  );

  it('of a folder shows no list of its files', { tags: ['asvs:13.4.3'] }, async () => {
    for (const path of ['/assets', '/assets/', '/media/'])
      expect(await (await app.get(path)).text()).not.toContain('app-1');
  });

  it('to a refused cross-site request carries the security headers', async () => {
    const response = await app.send('POST', '/api/token', {}, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    [{}, 'max-age=63072000; includeSubDomains'],
    [{ HSTS_PRELOAD: 'on' }, 'max-age=63072000; includeSubDomains; preload'],
  ])('with %o is never to be asked for without TLS', async (variables, expected) => {
    const configured = createTestApp('http://127.0.0.1:9', { clientFolder: folder, variables });
    for (const path of ['/', '/nowhere', '/assets/app-1.js'])
      expect((await configured.get(path)).headers.get('strict-transport-security')).toBe(expected);
  });
});
