import fc from 'fast-check';
import { nastyText, type Mutation, type Weighted } from './values.ts';

/** Escaped as a URL is, in full, or so that the path's own signs stay. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
/** What Node's client accepts in a request line. */
const asTarget = (text: string) => text.replaceAll(/[^\x21-\x7e\x80-\xff]/g, (sign) => escaped(sign)).slice(0, 7_000);

const PATHS: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}/../../../../etc/passwd`,
  (path) => `${path}/%2e%2e/%2e%2e/users`,
  (path) => `${path}/..%2f..%2f..%2fetc%2fpasswd`,
  (path) => `${path}%00`,
  (path) => `${path}%0d%0aX-Injected:%201`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}.json`,
  (path) => `${path}%`,
  (path) => `${path}\\..\\..`,
  (path) => `/.${path}`,
  (path) => path.replace('/v1/', '/v1//').replace('/api/', '/api//'),
  (path) => path.replace('/v1/', '/v1/%2e/').replace('/api/', '/%61pi/'),
  (path) => `${path}/${'a/'.repeat(1_000)}`,
  (path) => `${path}#fragment`,
];
const otherPath = fc.constantFrom(...PATHS).map((change): Mutation => (request) => ({
  ...request,
  path: asTarget(change(request.path)),
}));

const withQuery =
  (query: string): Mutation =>
  (request) => ({ ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}` });
const QUERIES = [
  '__proto__[isAdmin]=1&__proto__=1&constructor.prototype.isAdmin=1',
  'q[]=1&q[a]=1&q=1&q=2',
  '=&=&&&',
  '%',
  '%E0%A4%A',
  '%00=%00',
  `a=${'x'.repeat(6_000)}`,
  `a=${'x'.repeat(20_000)}`,
  Array.from({ length: 900 }, (_, index) => `a${index}=`).join('&'),
  'next=https://hostile.example&redirect=//hostile.example&callback=alert',
];
const otherQuery = fc.constantFrom(...QUERIES).map(withQuery);
/** @param names of the query that the endpoint takes */
export const queryValue = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), nastyText), { minLength: 1, maxLength: 4 })
    .map((pairs) => withQuery(pairs.map(([name, value]) => `${name}=${escaped(value).slice(0, 6_000)}`).join('&')));

const METHODS = ['PATCH', 'DELETE', 'PUT', 'POST', 'GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'LOCK'];
const otherMethod = fc.constantFrom(...METHODS).map((method): Mutation => (request) => ({ ...request, method }));

/** The value of a parameter of the path, escaped or not. */
export const paramValue = fc.tuple(nastyText, fc.boolean()).map(([text, isEscaped]): Mutation => (request) => ({
  ...request,
  path: request.path.replaceAll('{param}', () => (isEscaped ? escaped(text).slice(0, 6_000) : asTarget(text))),
}));

/** What can be bad about the method and the address of any request. */
export const ofAddress: Weighted[] = [
  { weight: 5, arbitrary: otherPath },
  { weight: 4, arbitrary: otherQuery },
  { weight: 2, arbitrary: otherMethod },
];
