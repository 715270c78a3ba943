import http from 'node:http';
import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { pageFor } from './testing/app.ts';
import { serve } from './testing/serve.ts';

describe('the HTTP server', () => {
  it('answers a cached page with the same headers and bytes as a rendered one', async () => {
    const { origin } = await serve();
    const read = async () => {
      const response = await fetch(`${origin}/membership`);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    };
    const first = await read();
    expect(await read()).toEqual(first);
    expect(first.headers['content-security-policy']).toContain('sha256-abc=');
  });

  it('asks for TLS from browsers’ own lists with cached pages and files too, where the operator wants it', async () => {
    const { origin } = await serve({ variables: { HSTS_PRELOAD: 'on' } });
    for (const path of ['/membership', '/membership', '/sitemap.xml', '/livez'])
      expect((await fetch(`${origin}${path}`)).headers.get('strict-transport-security')).toContain('; preload');
  });

  it.each([
    ['a page that is cached after its first request', '/membership', 200, '/membership'],
    ['a path that does not exist, and may hold anything', '/v1/hotels/Amara/Okafor', 404, '/v1/hotels/*/*'],
    ['a call of the API', '/api/prices', 502, '/api/prices'],
  ])(
    'logs time, method, path, status and duration of each request, and nothing else: %s',
    { tags: ['asvs:16.2.1', 'promise:request-log'] },
    async (_, path, status, logged) => {
      const { origin, lines } = await serve();
      const begin = Date.now();
      const headers = { cookie: 'secret=someone', 'user-agent': 'someone', referer: `${origin}/someone` };
      for (const query of ['', '?email=someone@example.com&name=someone'])
        expect((await fetch(`${origin}${path}${query}`, { headers })).status).toBe(status);
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ status }) => status);
      expect(entries).toEqual(
        [1, 2].map(() => ({
          level: 30,
          time: expect.any(String),
          app: 'proxy',
          id: expect.stringMatching(/^[\da-z]+-[\da-z]+$/),
          method: 'GET',
          path: logged,
          status,
          ms: expect.any(Number),
        })),
      );
      for (const { time } of entries) expect(new Date(String(time)).getTime()).toBeGreaterThanOrEqual(begin);
      expect(lines.join('')).not.toContain('someone');
      // The privacy policy: the servers' notes hold no network address.
      expect(lines.join('')).not.toMatch(/127\.0\.0\.1|::1/);
    },
  );

  it('ignores the Host header of a request', { tags: ['asvs:1.3.6'] }, async () => {
    const { raw } = await serve();
    for (const host of ['evil.example', 'a b', '', 'evil.example\r\nHost: www.myler.example']) {
      const response = await raw(`GET /Membership HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(response).not.toContain('evil');
      expect(response).toMatch(/^HTTP\/1\.1 (308|400) /);
      expect(response).toContain('content-security-policy');
    }
  });

  it.each(['GET http://evil.example/ HTTP/1.1', 'OPTIONS * HTTP/1.1', 'nonsense', 'GET / HTTP/9.9'])(
    'refuses %s, with the security headers',
    async (line) => {
      const { raw } = await serve();
      const response = await raw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toContain("default-src 'none'");
    },
  );

  it('refuses a request with both Content-Length and Transfer-Encoding', { tags: ['asvs:4.2.1'] }, async () => {
    const { raw } = await serve();
    const head = 'POST /api/newsletter HTTP/1.1\r\nHost: x\r\n';
    const two = await raw(
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    );
    expect(two).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('does not echo a TRACE request', { tags: ['asvs:13.4.4'] }, async () => {
    const { raw } = await serve();
    const response = await raw('TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret=someone\r\nConnection: close\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 40[35] /);
    expect(response).toContain("default-src 'none'");
    expect(response).not.toContain('someone');
  });

  it('answers HEAD of a cached page without a body', async () => {
    const { origin } = await serve();
    await fetch(origin);
    const response = await fetch(origin, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50);
  });
});

describe('a graceful shutdown', () => {
  it('finishes the current answers, closes their connections, and accepts no new ones', async () => {
    const gate = Promise.withResolvers<void>();
    const { origin, server } = await serve({
      renderPage: async (url) => {
        await gate.promise;
        return pageFor(url);
      },
    });
    const agent = new http.Agent({ keepAlive: true });
    const request = http.get(origin, { agent });
    await expect.poll(() => request.socket?.connecting === false).toBe(true);
    const responseArrives = once(request, 'response') as Promise<[http.IncomingMessage]>;
    server.startDraining();
    const closed = server.close(5_000);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    gate.resolve();
    const [response] = await responseArrives;
    expect(response.statusCode).toBe(200);
    response.resume();
    await closed;
    agent.destroy();
  });

  it('closes the connection of a request that does not finish in time', async () => {
    const { origin, server } = await serve({ renderPage: () => new Promise(() => undefined) });
    const request = http.get(origin);
    const failed = once(request, 'error');
    await expect.poll(() => request.socket?.connecting === false).toBe(true);
    await server.close(50);
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('a request that the router never sees', () => {
  it.each([
    ['without a host', 'GET / HTTP/1.1', 400],
    ['with an expectation that Node does not know', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: nonsense', 417],
    ['with two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x', 400],
    ['that is no HTTP', 'nonsense', 400],
    ['with another protocol’s target', 'OPTIONS * HTTP/1.1\r\nHost: x', 400],
    ['with a backslash in its path', 'GET /v1/faq\\..\\.. HTTP/1.1\r\nHost: x', 400],
    ['with headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, 431],
  ])(
    '(%s) gets problem details with the security headers, and a line in the log',
    { tags: ['asvs:16.3.3'] },
    async (_, head, status) => {
      const { lines, raw } = await serve();
      const response = await raw(`${head}\r\nConnection: close\r\n\r\n`);
      const [start = '', body = ''] = response.split('\r\n\r\n');
      expect(start).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(start).toContain('content-type: application/problem+json');
      expect(start).toContain("default-src 'none'");
      expect(start).toContain(`content-length: ${Buffer.byteLength(body)}`);
      const problem = JSON.parse(body) as { requestId: string };
      expect(problem).toMatchObject({ status, message: expect.stringMatching(/\.$/) });
      expect(lines.join('')).toContain(`"id":"${problem.requestId}","status":${status}`);
    },
  );
});

const levelsOf = (lines: readonly string[]) => lines.map((line) => (JSON.parse(line) as { level: number }).level);

describe('levels', () => {
  const post =
    'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';
  const form = 'POST /unsubscribe?token=0123456789abcdef0123 HTTP/1.1\r\nHost: x\r\n';
  it.each([
    ['half a body', `${post}Content-Length: 100\r\n\r\n{"email":`],
    ['half a body in chunks', `${post}Transfer-Encoding: chunked\r\n\r\n64\r\n{"email":`],
    [
      'an upload that ends early',
      `${form}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\n`,
    ],
    [
      'half a form of a bank',
      `POST /sandbox-bank/x HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 9\r\n\r\na`,
    ],
    ['half an event', `${post.replace('newsletter', 'collect')}Content-Length: 100\r\n\r\n{"events":`],
    ['half a payment', `${post.replace('newsletter', 'user')}Idempotency-Key: x\r\nContent-Length: 100\r\n\r\n{`],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost'],
    ['TLS where there is none', '\u0016\u0003\u0001\u0002'],
  ])('(%s and a hang-up) are never above 30', async (_, text) => {
    const { lines, origin, server } = await serve();
    const socket = net.connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(text, 'latin1', resolve));
    // It has arrived when a later request has been answered.
    await fetch(`${origin}/livez`);
    socket.destroy();
    await expect.poll(() => lines.length).toBeGreaterThan(text.startsWith('POST') ? 1 : 0);
    await fetch(`${origin}/livez`);
    expect(Math.max(...levelsOf(lines))).toBe(30);
  });

  it('a provider that is away is 40, with its name, and what is ours is 50', async () => {
    const { lines, origin } = await serve();
    expect((await fetch(`${origin}/api/prices`)).status).toBe(502);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, dependency: 'the provider', msg: 'a call failed' },
      { level: 30, status: 502 },
    ]);
    const broken = await serve({ renderPage: () => Promise.reject(new TypeError('undefined is not a function')) });
    expect((await fetch(`${broken.origin}/membership`)).status).toBe(500);
    expect(levelsOf(broken.lines)).toContain(50);
  });
});

describe('a start that fails names its cause', () => {
  it('an address of another machine', async () => {
    const HOST = '192.0.2.1';
    await expect(serve({}, { HOST })).rejects.toThrow(/^HOST is 192\.0\.2\.1, which is no address of this machine/);
  });

  it('a port that is in use', async () => {
    const { server } = await serve();
    const PORT = String(server.port);
    await expect(serve({}, { PORT })).rejects.toThrow(`Another program listens on port ${PORT}.`);
  });
});
