import http from 'node:http';
import http2 from 'node:http2';
import net from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from './environment/env.ts';
import { createLog } from '@myler/server/log';
import { listen, nodeHandler, type RunningServer } from './server.ts';
import { createTestApp, ORIGIN, pageFor, type TestAppOptions } from './testing/app.ts';

let server: RunningServer;

async function serve(options: TestAppOptions = {}, variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
  const app = createTestApp('http://127.0.0.1:9', { log, ...options });
  const tokens = { PUBLISHABLE_TOKEN: 'pk_0123456789abcdef', PROVIDER_SECRET: 'sk_0123456789abcdef' };
  const env = readEnv({ ...tokens, PORT: '0', HOST: '127.0.0.1', ...variables });
  server = await listen(env, () => nodeHandler(app, ORIGIN, log));
  return { origin: `http://127.0.0.1:${server.port}`, lines };
}

afterEach(() => server.close(0));

/** Sends text as it is, and reads all that comes back until the connection ends. */
async function raw(text: string): Promise<string> {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.end(text);
  const chunks: unknown[] = await socket.toArray();
  return chunks.join('');
}

const limitsOf = ({ headersTimeout, requestTimeout, keepAliveTimeout }: http.Server) => ({
  headersTimeout,
  requestTimeout,
  keepAliveTimeout,
});

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

  it.each([
    ['a page that is cached after its first request', '/membership', 200],
    ['a path that does not exist', '/v1/no-such-path', 404],
    ['a call of the API', '/api/prices', 502],
  ])('logs time, method, path, status and duration of each request, and nothing else: %s', async (_, path, status) => {
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
        path,
        status,
        ms: expect.any(Number),
      })),
    );
    for (const { time } of entries) expect(new Date(String(time)).getTime()).toBeGreaterThanOrEqual(begin);
    expect(lines.join('')).not.toContain('someone');
    // The privacy policy: the servers' notes hold no network address.
    expect(lines.join('')).not.toMatch(/127\.0\.0\.1|::1/);
  });

  it('ignores the Host header of a request', async () => {
    await serve();
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
      await serve();
      const response = await raw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toContain("default-src 'none'");
    },
  );

  it('refuses a request with both Content-Length and Transfer-Encoding', async () => {
    await serve();
    const head = 'POST /api/newsletter HTTP/1.1\r\nHost: x\r\n';
    const two = await raw(
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    );
    expect(two).toMatch(/^HTTP\/1\.1 400 /);
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
    const { origin } = await serve({
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
    const { origin } = await serve({ renderPage: () => new Promise(() => undefined) });
    const request = http.get(origin);
    const failed = once(request, 'error');
    await expect.poll(() => request.socket?.connecting === false).toBe(true);
    await server.close(50);
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});

describe('the limits of connections', () => {
  it('are the same with TLS and without', async () => {
    await serve();
    const plain = limitsOf(server.server);
    await server.close(0);
    // A server without a certificate listens as well; it only completes no handshake.
    const createSecureServer = vi.spyOn(http2, 'createSecureServer');
    createSecureServer.mockImplementationOnce(({ cert: _cert, key: _key, ...options }, listener) =>
      http2.createSecureServer(options, listener),
    );
    await serve({}, { TLS_CERT: import.meta.filename, TLS_KEY: import.meta.filename });
    expect(createSecureServer).toHaveBeenCalled();
    expect(limitsOf(server.server)).toEqual(plain);
  });
});
