import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../policies/limits.ts';
import { createTestApp, ORIGIN, type TestApp } from '../testing/app.ts';

const ID = 'cf_0123456789abcdefghij';
const PAGE = `/sandbox-bank/${ID}`;
const POLICY = "default-src 'none'; frame-ancestors 'self'";
const asked: string[] = [];

/** A provider whose bank's page takes a form. */
async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
  const body = (await incoming.toArray()).join('');
  asked.push([incoming.method, incoming.url, incoming.headers['content-type'], body].filter(Boolean).join(' '));
  const isPage = incoming.method === 'GET' && incoming.url?.startsWith('/sandbox-bank/');
  if (!isPage) return outgoing.writeHead(303, { location: PAGE, 'set-cookie': 'a=1' }).end();
  return outgoing
    .writeHead(200, {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
    .end('<h1>Confirm this payment</h1>');
}
const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));

let app: TestApp;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked.length = 0;
  app = createTestApp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the page on which a bank asks for a confirmation', () => {
  it('is led to by one address, wherever the gateway has it', async () => {
    const response = await app.get(`/confirm-payment/${ID}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, PAGE]);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(asked).toEqual([`GET /confirm-payment/${ID}`]);
  });

  it('may be framed by our own pages only, and is neither cached nor indexed', { tags: ['asvs:3.4.6'] }, async () => {
    const response = await app.get(PAGE);
    expect(await response.text()).toContain('Confirm this payment');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    // Every other answer still refuses frames.
    expect((await app.get('/faq')).headers.get('x-frame-options')).toBe('DENY');
  });

  it('sends its form as it is', async () => {
    const response = await app.send('POST', PAGE, 'answer=confirm', form);
    expect([response.status, response.headers.get('location')]).toEqual([303, PAGE]);
    expect(asked).toEqual([`POST ${PAGE} ${form['content-type']} answer=confirm`]);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'takes no form from another site: %o',
    async (headers) => {
      expect((await app.send('POST', PAGE, 'answer=confirm', { ...form, ...headers })).status).toBe(403);
      expect(asked).toEqual([]);
    },
  );

  it('takes a form by its origin from a browser that does not say where it comes from', async () => {
    const send = (origin: string) =>
      app.fetch(
        new Request(`${ORIGIN}${PAGE}`, { method: 'POST', body: 'answer=confirm', headers: { ...form, origin } }),
      );
    expect((await send(ORIGIN)).status).toBe(303);
    expect((await send('https://elsewhere.example')).status).toBe(403);
    expect((await send('null')).status).toBe(403);
  });

  it.each(['/sandbox-bank/short', `/sandbox-bank/${'a'.repeat(129)}`, '/confirm-payment/%2e%2e%2fv1%2fprices-of-all'])(
    'has no address such as %s',
    async (path) => {
      expect((await app.get(path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('is not named in the log, because its id confirms a payment', async () => {
    await app.get(`/confirm-payment/${ID}`);
    await app.get(PAGE);
    await app.send('POST', PAGE, 'answer=confirm', form);
    expect(app.logged()).not.toContain(ID);
    expect(app.logged()).toContain('"path":"/sandbox-bank/{id}"');
  });

  it('cannot be asked for often', async () => {
    const statuses: number[] = [];
    for (let times = 0; times <= limits.bankPage.points; times++) statuses.push((await app.get(PAGE)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
