import fc from 'fast-check';
import { nastyText, type Mutation, type Weighted } from './values.ts';

/** What Node's client sends as a header: no control characters, and nothing beyond Latin-1. */
const asHeader = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 3_000);

const HEADERS = (
  'accept accept-encoding accept-language authorization cookie expect-ct forwarded if-match ' +
  'if-modified-since if-none-match idempotency-key max-forwards origin range referer sec-fetch-site ' +
  'traceparent upgrade-insecure-requests user-agent via x-forwarded-host x-forwarded-prefix ' +
  'x-forwarded-proto x-http-method-override x-original-url x-request-id x-rewrite-url x-visitor-address'
).split(' ');
const HOSTS = ['hostile.example', 'hostile.example:80', '127.0.0.1', 'localhost:4000', '[::1]', 'a'.repeat(300)];
const withHeaders =
  (headers: Record<string, string | string[]>): Mutation =>
  (request) => ({ ...request, headers: { ...request.headers, ...headers } });

const nastyHeader = fc
  .tuple(fc.constantFrom(...HEADERS), nastyText)
  .map(([name, value]) => withHeaders({ [name]: asHeader(value) }));
const knownAttack = fc.constantFrom<Mutation>(
  ...HOSTS.map((host) => withHeaders({ host })),
  withHeaders({ 'x-forwarded-host': 'hostile.example' }),
  withHeaders({ 'x-http-method-override': 'DELETE' }),
  withHeaders({ 'x-original-url': '/v1/users', 'x-rewrite-url': '/v1/users' }),
  withHeaders({ origin: 'null' }),
  withHeaders({ origin: 'https://hostile.example' }),
  withHeaders({ 'sec-fetch-site': 'cross-site' }),
  withHeaders({ 'sec-fetch-site': 'same-origin, cross-site' }),
  withHeaders({ 'content-length': '' }),
  withHeaders({ range: `bytes=${'0-1,'.repeat(500)}0-1` }),
  withHeaders({ cookie: `__Host-session=${'x'.repeat(3_500)}` }),
  withHeaders({ cookie: Array.from({ length: 200 }, (_, index) => `c${index}=1`).join('; ') }),
  withHeaders({ 'accept-language': 'en,'.repeat(1_000) }),
  withHeaders({ 'x-large': 'x'.repeat(7_000) }),
  withHeaders({ 'x-large': 'x'.repeat(30_000) }),
  withHeaders(Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`x-${index}`, '1']))),
  withHeaders({ 'idempotency-key': 'not-a-uuid' }),
  withHeaders({ 'idempotency-key': ['6f1e0c3a-9b1f-4d0e-8f3a-111111111111', '6f1e0c3a-9b1f-4d0e-8f3a-222222222222'] }),
  withHeaders({ 'if-none-match': '*' }),
  withHeaders({ connection: 'close, x-forwarded-for' }),
  withHeaders({ upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' }),
  withHeaders({ upgrade: 'websocket', connection: 'Upgrade' }),
);

/** What can be bad about headers. */
export const ofHeaders: Weighted[] = [
  { weight: 6, arbitrary: nastyHeader },
  { weight: 6, arbitrary: knownAttack },
];
