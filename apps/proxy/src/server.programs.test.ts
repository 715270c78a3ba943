import type http from 'node:http';
import http2 from 'node:http2';
import tls from 'node:tls';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { testCertificate } from './testing/certificate.ts';
import { serve } from './testing/serve.ts';

const limitsOf = ({ headersTimeout, requestTimeout, keepAliveTimeout }: http.Server) => ({
  headersTimeout,
  requestTimeout,
  keepAliveTimeout,
});

/** Node's types do not know the property. */
const timeoutOf = (of: object) => (of as { timeout?: number }).timeout;

describe('TLS', () => {
  /** What was agreed with a client, or the error that ended the handshake. */
  const agreed = (server: { port: number }, options: tls.ConnectionOptions = {}) =>
    new Promise<string>((resolve) => {
      const socket = tls.connect(
        { port: server.port, host: '127.0.0.1', rejectUnauthorized: false, ...options },
        () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
          socket.destroy();
        },
      );
      socket.once('error', ({ message }) => resolve(message));
    });

  it(
    'is 1.3 where the client can, otherwise 1.2, and never an earlier version',
    { tags: ['asvs:12.1.1', 'asvs:12.1.2'] },
    async () => {
      const { server } = await serve({}, testCertificate());
      expect(await agreed(server)).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
      expect(await agreed(server, { maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384');
      const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
      expect(await agreed(server, old)).toMatch(/protocol version/);
    },
  );

  it(
    'has ciphers with forward secrecy and authentication only',
    { tags: ['asvs:11.3.1', 'asvs:11.3.2', 'asvs:11.3.3', 'asvs:12.1.2'] },
    async () => {
      const { server } = await serve({}, testCertificate());
      for (const ciphers of ['ECDHE-ECDSA-AES256-SHA', 'ECDHE-ECDSA-AES128-SHA256'])
        expect(await agreed(server, { maxVersion: 'TLSv1.2', ciphers })).toMatch(/handshake failure/);
    },
  );

  it('has no unencrypted HTTP on its port', { tags: ['asvs:12.2.1', 'asvs:4.1.2'] }, async () => {
    const { raw } = await serve({}, testCertificate());
    expect(await raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n').catch(() => '')).toBe('');
  });
});

describe('the limits of connections', () => {
  it('are the same with TLS and without', async () => {
    const { server: plain } = await serve();
    const { server: encrypted } = await serve({}, testCertificate());
    expect(limitsOf(encrypted.server)).toEqual(limitsOf(plain.server));
  });

  it('with HTTP/2 allow a hundred requests at once', async () => {
    const { server } = await serve({}, testCertificate());
    const session = http2.connect(`https://localhost:${server.port}`, { rejectUnauthorized: false });
    const [settings] = (await once(session, 'remoteSettings')) as [http2.Settings];
    expect(settings.maxConcurrentStreams).toBe(100);
    session.destroy();
  });

  it('with HTTP/2 are those of time as well: an idle connection and an unfinished request are closed', async () => {
    const timeouts: (number | undefined)[] = [];
    const { server } = await serve({}, testCertificate());
    const { server: listening } = server;
    listening.on('session', (session: http2.ServerHttp2Session) => {
      timeouts.push(timeoutOf(session));
      session.on('stream', (stream) => timeouts.push(timeoutOf(stream)));
    });
    const session = http2.connect(`https://localhost:${server.port}`, { rejectUnauthorized: false });
    await once(session.request({ ':path': '/livez' }).resume(), 'end');
    session.destroy();
    expect(timeouts).toEqual([listening.keepAliveTimeout, listening.requestTimeout]);
  });
});

describe('a start that fails names its cause', () => {
  const { TLS_CERT: cert, TLS_KEY: key } = testCertificate();
  const otherKey = testCertificate().TLS_KEY;

  it.each([
    [
      'a certificate that is not there',
      { TLS_CERT: '/nowhere/cert.pem', TLS_KEY: key },
      /^TLS_CERT names \/nowhere\/cert.pem, which cannot be read \(ENOENT\)/,
    ],
    ['a key that is none', { TLS_CERT: cert, TLS_KEY: cert }, /^TLS_KEY names .+ does not hold a private key/],
    [
      'a certificate that is none',
      { TLS_CERT: import.meta.filename, TLS_KEY: key },
      /^TLS_CERT names .+ does not hold a certificate/,
    ],
    [
      'a key of another certificate',
      { TLS_CERT: cert, TLS_KEY: otherKey },
      /^TLS_KEY .+ is not the key of the certificate/,
    ],
  ])('%s', async (_, variables, message) => {
    await expect(serve({}, variables)).rejects.toThrow(message);
  });
});
