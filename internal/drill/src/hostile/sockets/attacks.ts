/** Bytes that no client should send, and what may come back. */
export interface Attack {
  name: string;
  bytes: string | Buffer;
  /** How many requests a server may see in it. More answers than that mean that something was smuggled. */
  requests?: number;
  /** Whether it may be served: it is unusual, and allowed. Otherwise it is refused, or the connection is closed. */
  mayServe?: boolean;
}

const get = (...lines: string[]) => ['GET /livez HTTP/1.1', ...lines, '', ''].join('\r\n');
const post = (headers: string[], body: string) =>
  [
    'POST /api/newsletter HTTP/1.1',
    'Host: site',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');
const CHUNKED = 'Transfer-Encoding: chunked';
/** What would be answered as a request of its own if a body ended earlier than the sender says. */
const SMUGGLED = 'GET /robots.txt HTTP/1.1\r\nHost: site\r\n\r\n';

const smuggling: Attack[] = [
  ['two lengths', ['Content-Length: 2', 'Content-Length: 60'], `{}${SMUGGLED}`],
  ['a length and chunks', ['Content-Length: 4', CHUNKED], `0\r\n\r\n${SMUGGLED}`],
  ['chunks and a length', [CHUNKED, 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`],
  ['a space before the colon', ['Transfer-Encoding : chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`],
  ['an unknown transfer coding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
  ['chunks that are not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`],
  ['two transfer codings', [CHUNKED, 'Transfer-Encoding: identity'], `0\r\n\r\n${SMUGGLED}`],
  ['a list of lengths', ['Content-Length: 2, 2'], `{}${SMUGGLED}`],
  ['a length with a sign', ['Content-Length: +2'], `{}${SMUGGLED}`],
  ['a negative length', ['Content-Length: -2'], `{}${SMUGGLED}`],
  ['a length in hexadecimal', ['Content-Length: 0x2'], `{}${SMUGGLED}`],
  ['a length beyond all numbers', [`Content-Length: ${'9'.repeat(40)}`], `{}${SMUGGLED}`],
  ['an empty length', ['Content-Length:'], `{}${SMUGGLED}`],
  ['a chunk without a number', [CHUNKED], `xyz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk of a negative size', [CHUNKED], `-1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk beyond all numbers', [CHUNKED], `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk that is longer than it says', [CHUNKED], `1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ['a chunk with 100 kB of extensions', [CHUNKED], `2;${'x'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
].map(([name, headers, body]) => ({
  name: `a body with ${String(name)}`,
  bytes: post(headers as string[], String(body)),
}));

const lines: Attack[] = [
  ['an invalid method', 'G@T / HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['a method in lower case', 'get / HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['a method of 10 kB', `${'A'.repeat(10_000)} / HTTP/1.1\r\nHost: site\r\n\r\n`],
  ['a version that nobody knows', 'GET / HTTP/9.9\r\nHost: site\r\n\r\n'],
  ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
  ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n'],
  ['a target that is no path', 'GET site/page HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['a target of 40 kB', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: site\r\n\r\n`],
  ['NUL in the target', 'GET /\0/x HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['control characters in the target', 'GET /\x01\x1b[2J HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['words without HTTP', 'EHLO hostile.example\r\nMAIL FROM:<a@hostile.example>\r\n\r\n'],
  ['the greeting of SSH', 'SSH-2.0-OpenSSH_9.9\r\n\r\n'],
  ['an address of the PROXY protocol', `PROXY TCP4 198.51.100.1 127.0.0.1 1 2\r\n${get('Host: site')}`],
].map(([name, bytes]) => ({ name: String(name), bytes: String(bytes) }));

const manyHeaders = Array.from({ length: 2_500 }, (_, index) => `X-${index}: ${index}`);
const headers: Attack[] = [
  ['no host'],
  ['a header of 40 kB', 'Host: site', `X-Long: ${'x'.repeat(40_000)}`],
  ['2,500 headers', 'Host: site', ...manyHeaders],
  ['NUL in a header', 'Host: site', 'X-A: a\0b'],
  ['a carriage return in a header', 'Host: site', 'X-A: a\rX-B: b'],
].map(([name = '', ...sent]) => ({ name, bytes: get(...sent) }));

/** Unusual, and allowed. */
const oddHeaders: Attack[] = [
  ['two hosts', 'Host: hostile.example'],
  ['a header without a colon', 'nonsense'],
  ['a space in a header’s name', 'X A: a'],
  ['a header on two lines', 'X-A: a', ' b'],
  ['an unknown expectation', 'Expect: nonsense'],
  ['an upgrade to a WebSocket', 'Connection: Upgrade', 'Upgrade: websocket'],
].map(([name = '', ...sent]) => ({ name, bytes: get('Host: site', ...sent), mayServe: true }));

/** The beginning of a TLS handshake (RFC 8446), as a browser sends it to a port without TLS. */
const TLS_HELLO = Buffer.from(
  `160301004a010000460303${'a5'.repeat(32)}000004130113020100001900000010000e00000b6d796c65722e7465737400170000`,
  'hex',
);

const others: Attack[] = [
  { name: 'a TLS handshake', bytes: TLS_HELLO },
  { name: 'noise', bytes: Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 167 + 13) % 256)) },
  { name: 'empty lines', bytes: '\r\n'.repeat(2_000) },
  { name: 'HTTP/0.9', bytes: 'GET /livez\r\n', mayServe: true },
  { name: 'HTTP/1.0 without a host', bytes: 'GET /livez HTTP/1.0\r\n\r\n', mayServe: true },
  {
    name: 'a target of another host',
    bytes: 'GET http://hostile.example/livez HTTP/1.1\r\nHost: site\r\n\r\n',
    mayServe: true,
  },
  { name: 'a target that is no address', bytes: 'OPTIONS * HTTP/1.1\r\nHost: site\r\n\r\n', mayServe: true },
  { name: '40 requests without waiting', bytes: get('Host: site').repeat(40), requests: 40, mayServe: true },
  {
    name: 'a body that was announced',
    bytes: post(['Expect: 100-continue', 'Content-Length: 2'], '{}'),
    requests: 2,
    mayServe: true,
  },
];

/** What strangers send to an open port. Each connection is half closed after it. */
export const attacks: readonly Attack[] = [...smuggling, ...lines, ...headers, ...oddHeaders, ...others];

/** 501 and 505 say that a server does not know what was asked of it. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 501 || status === 505;

/**
 * What is wrong with the bytes that came back until the connection was closed. Undefined when nothing is.
 *
 * @param received in Latin-1
 */
export function socketFaultOf({ requests = 1, mayServe = false }: Attack, received: string): string | undefined {
  const statuses = [...received.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));
  const failed = statuses.find((status) => status >= 500 && !isRefusal(status));
  if (failed) return `is answered with ${failed}`;
  if (statuses.length > requests) return `is answered ${statuses.length} times: ${statuses.join(', ')}`;
  if (!mayServe && !statuses.every(isRefusal)) return `is served: ${statuses.join(', ')}`;
  return undefined;
}
