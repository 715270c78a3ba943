import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HostileClient } from './requests/send.ts';
import { freePort } from '../../../../scripts/lib/free-port.ts';
import { createBalancer, type Service } from '../system/services.ts';

/** What the proxies accept (`BODY_LIMIT` of @myler/server). */
const BODY_LIMIT = 64 * 1024;

describe('what nginx answers by itself is problem details with the security headers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'myler-nginx-'));
  let balancer: Service;
  let client: HostileClient;
  beforeAll(async () => {
    // Nothing listens behind it.
    const [site, provider] = [await freePort(), await freePort()];
    const instances = [await freePort()];
    balancer = createBalancer(folder, { site: { port: site, instances }, provider: { port: provider, instances } });
    await balancer.start();
    client = new HostileClient(balancer.url);
  });
  afterAll(async () => {
    client.close();
    await balancer.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['no proxy runs', { method: 'POST', path: '/', body: 'x'.repeat(BODY_LIMIT) }, 502, '2'],
    ['the body is larger than a proxy accepts', { method: 'POST', path: '/', body: 'x'.repeat(BODY_LIMIT + 1) }, 413],
    ['the address is too long', { method: 'GET', path: `/${'x'.repeat(20_000)}` }, 414],
    ['the address is none', { method: 'GET', path: '/%00' }, 400],
    ['the headers are too long', { method: 'GET', path: '/', headers: { 'x-long': 'x'.repeat(30_000) } }, 400],
    ['the method is TRACE', { method: 'TRACE', path: '/' }, 405],
  ])('when %s', async (_, request, status, retryAfter?: string) => {
    const answer = await client.send({ headers: {}, ...request });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      status,
      title: expect.any(String),
      message: expect.stringMatching(/\.$/),
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers['retry-after']).toBe(retryAfter);
  });
});
