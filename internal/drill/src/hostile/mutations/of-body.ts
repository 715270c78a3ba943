import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { HostileRequest } from '../requests/targets.ts';
import { nastyValue, type Mutation, type Weighted } from './values.ts';

const withBody =
  (change: (body: string) => string | Buffer, headers: Record<string, string> = {}): Mutation =>
  (request) => ({
    ...request,
    headers: { ...request.headers, ...headers },
    body: change(String(request.body ?? '{}')),
  });

type Path = (string | number)[];

/** The path of each field, at any depth. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsOf(inner, [...path, name])]);
}

/** Picks a field of the body, and changes what holds it. */
const withField =
  (pick: number, change: (holder: Record<string, unknown>, name: string) => void): Mutation =>
  (request) =>
    withBody((text) => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const paths = pathsOf(body);
      const path = paths[pick % Math.max(1, paths.length)] ?? ['field'];
      const holder = path.slice(0, -1).reduce<Record<string, unknown>>((at, name) => at[name] as never, body);
      change(holder, String(path.at(-1)));
      return JSON.stringify(body);
    })(request);

const field = fc
  .tuple(fc.nat(1_000), nastyValue)
  .map(([pick, value]) => withField(pick, (holder, name) => void (holder[name] = value)));
const withoutField = fc.nat(1_000).map((pick) => withField(pick, (holder, name) => void delete holder[name]));
const severalFields = fc
  .array(field, { minLength: 2, maxLength: 5 })
  // A field that was inside one that has been replaced may be gone.
  .map(
    (changes): Mutation =>
      (request) =>
        changes.reduce((changed, change) => tried(change, changed), request),
  );

function tried(change: Mutation, request: HostileRequest): HostileRequest {
  try {
    return change(request);
  } catch {
    return request;
  }
}

const POLLUTION = [
  '"__proto__":{"isAdmin":true,"status":500}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"prototype":{"isAdmin":true}',
  '"":1',
  '"\\u0000":1',
  '"\\ud800":"\\ud800"',
  '"toString":1,"hasOwnProperty":1,"then":1',
  '"email":"other@hostile.example","email":{"a":1}',
  '"userId":"1","isAdmin":true,"role":"admin","price":0,"paid":true',
];
const extraFields = fc
  .tuple(fc.constantFrom(...POLLUTION), fc.boolean())
  .map(([text, isFirst]) =>
    withBody((body) => (isFirst ? body.replace('{', `{${text},`) : body.replace(/\}$/, `,${text}}`))),
  );

const otherJson = nastyValue.map((value) => withBody(() => JSON.stringify(value) ?? ''));

const BROKEN: ((body: string) => string | Buffer)[] = [
  () => '',
  () => ' ',
  () => '{',
  () => 'undefined',
  () => 'NaN',
  () => '{"a":1e99999}',
  () => "{'a':1}",
  () => '{"a":1,}',
  () => '[1,2',
  () => '"\\ud800"',
  () => '"\\x41"',
  () => '\0',
  () => '['.repeat(5_000),
  () => '['.repeat(20_000) + ']'.repeat(20_000),
  () => '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  () => 'email=someone%40hostile.example&password=x',
  (body) => body.slice(0, Math.floor(body.length / 2)),
  (body) => `${body}${body}`,
  (body) => `\uFEFF${body}`,
  (body) => `/* comment */${body}`,
  (body) => body.replaceAll('"', '“'),
  (body) => Buffer.from(body, 'utf16le'),
  (body) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body, 'utf16le')]),
  (body) => Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff, 0x7d])]),
  (body) => Buffer.from(body.replace(':"', ':"\u00e9'), 'latin1'),
];
const brokenText = fc.constantFrom(...BROKEN).map((change) => withBody(change));

/** Above what the proxy accepts (64 kB), and above what nginx does. Rare, because they take long to send. */
const huge = fc
  .tuple(fc.constantFrom(66_000, 130_000, 1_100_000), fc.boolean())
  .map(([size, isJson]) =>
    withBody((body) => (isJson ? body.replace('{', `{"padding":"${'x'.repeat(size)}",`) : 'x'.repeat(size))),
  );

const TYPES = [
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/json;charset=nonsense',
  'application/json, text/plain',
  'application/jsonp',
  'APPLICATION/JSON',
  '*/*',
  '',
];
const contentType = fc.constantFrom(...TYPES).map((type) => withBody((body) => body, { 'content-type': type }));
const contentEncoding = fc.constantFrom<Mutation>(
  withBody((body) => gzipSync(body), { 'content-encoding': 'gzip' }),
  withBody((body) => gzipSync(gzipSync(body)), { 'content-encoding': 'gzip, gzip' }),
  withBody(() => gzipSync('x'.repeat(1_000_000)), { 'content-encoding': 'gzip' }),
  withBody((body) => body, { 'content-encoding': 'gzip' }),
  withBody((body) => body, { 'content-encoding': 'br' }),
  withBody((body) => body, { 'content-encoding': 'nonsense' }),
  withBody((body) => body, { 'content-encoding': 'identity' }),
);

/** What can be bad about a body. */
export const ofBody: Weighted[] = [
  { weight: 30, arbitrary: field },
  { weight: 6, arbitrary: withoutField },
  { weight: 8, arbitrary: severalFields },
  { weight: 6, arbitrary: extraFields },
  { weight: 8, arbitrary: otherJson },
  { weight: 10, arbitrary: brokenText },
  { weight: 1, arbitrary: huge },
  { weight: 4, arbitrary: contentType },
  { weight: 3, arbitrary: contentEncoding },
];
