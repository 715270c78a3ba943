import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http2 from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { testCertificate } from '../../apps/proxy/src/testing/certificate.ts';
import { plainPage, plainStyles, withoutScripts } from './control-pages.ts';

export type Stored = { status: number; headers: Record<string, string>; body: Buffer };
export type Variant = 'site' | 'A' | 'B';

const variants: Record<Variant, (html: string) => string> = { site: (html) => html, A: withoutScripts, B: plainPage };
const forwarded = ['content-type', 'cache-control', 'content-security-policy', 'vary'];

/**
 * Serves the site and its two controls over HTTP/2 with TLS, each at an origin of its own. Every file is fetched once and
 * sent from memory in brotli, so that the three differ in nothing but their content.
 *
 * @param origin of the running site
 */
export async function startFront(
  origin: string,
): Promise<{ origins: Record<Variant, string>; browserArgs: string[]; stop: () => void }> {
  const files = testCertificate();
  const [key, cert] = [readFileSync(files.TLS_KEY), readFileSync(files.TLS_CERT)];
  const servers = await Promise.all(
    Object.values(variants).map(async (transform) => {
      const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, respond(origin, transform));
      await new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve(undefined));
      });
      return server;
    }),
  );
  const [site = '', A = '', B = ''] = servers.map((server) => {
    const address = server.address();
    return `https://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    origins: { site, A, B },
    // A certificate that is only ignored keeps the browser from caching.
    browserArgs: [`--ignore-certificate-errors-spki-list=${hash}`],
    stop: () => {
      for (const server of servers) server.close();
    },
  };
}

function respond(
  origin: string,
  transform: (html: string) => string,
): (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => void {
  const stored: Map<string, Promise<Stored>> = new Map();
  return (request, response) => {
    const { url, method } = request;
    const isStored = method === 'GET' && !/^\/(?:v1|api|trace)\b/.test(url);
    const answer = (isStored && stored.get(url)) || fetchFrom(origin, request, transform);
    if (isStored) stored.set(url, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(502).end(String(error)),
    );
  };
}

async function fetchFrom(
  origin: string,
  request: http2.Http2ServerRequest,
  transform: (html: string) => string,
): Promise<Stored> {
  if (request.url === '/plain.css') return compressed(200, { 'content-type': 'text/css' }, Buffer.from(plainStyles));
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { accept = '*/*', cookie = '', 'content-type': type = '' } = request.headers;
  const response = await fetch(origin + request.url, {
    method: request.method,
    headers: { accept, cookie, 'content-type': type, origin },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    redirect: 'manual',
  });
  const headers = Object.fromEntries(
    forwarded.flatMap((name) => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const body = Buffer.from(await response.arrayBuffer());
  if (!headers['content-type']?.includes('text/html')) return compressed(response.status, headers, body);
  return compressed(response.status, headers, Buffer.from(transform(body.toString())));
}

function compressed(status: number, headers: Record<string, string>, body: Buffer): Stored {
  const isText = /text|javascript|json|svg|xml/.test(headers['content-type'] ?? '');
  if (!isText || body.length === 0) return { status, headers, body };
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}
