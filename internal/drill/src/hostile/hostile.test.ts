import { expect, it } from 'vitest';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { hostileRequests } from './cases.ts';
import { oneWinner } from './races/race.ts';
import { faultOf, firstFaultOf, sendUntilAnswered } from './requests/judge.ts';
import type { HostileAnswer } from './requests/send.ts';
import { targets, type HostileRequest } from './requests/targets.ts';
import { socketFaultOf } from './sockets/attacks.ts';

const values = {
  email: 'ada@example.com',
  canary: 'CANARY0123456789ABCDEF',
  membership: {
    membershipId: 'travel',
    category: 'leisure',
    name: 'Travel',
    prices: [{ amount: 29_500, currency: 'GBP' }],
  } as never,
};
const options = { ...values, count: 60, seed: 1, origin: 'http://site' };

it('hostile requests go to every call that a visitor can make', () => {
  const ofSite = Object.values<Endpoint>(sameOriginEndpoints).map(({ method, path }) => `${method} /api${path}`);
  const ofGateway = Object.values<Endpoint>(providerEndpoints)
    .filter(({ access }) => access === 'public' || access === 'member')
    .map(({ method, path, unversioned }) => `${method} ${unversioned ? '/api' : '/v1'}${path}`);
  expect(targets.map(({ name }) => name)).toEqual([...ofSite, ...ofGateway]);
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
});

it('hostile requests begin with a body that the contract accepts, are the same for the same seed only, and of many kinds', () => {
  const sent: HostileRequest[] = [];
  for (const target of targets) {
    const body: unknown = JSON.parse(JSON.stringify(target.body(values) ?? null));
    expect(target.endpoint.body?.safeParse(body).error?.issues ?? [], target.name).toEqual([]);
    const first = hostileRequests(target, options);
    expect(first).toHaveLength(60);
    expect(hostileRequests(target, options)).toEqual(first);
    expect(hostileRequests(target, { ...options, seed: 2 })).not.toEqual(first);
    sent.push(...first);
  }
  const parts = ['jsessionid', 'next=https', '"LOCK"', 'x-large', '\\u0000', '[[[[', 'padding', '"content-encoding"'];
  expect(parts.filter((part) => !JSON.stringify(sent).includes(part))).toEqual([]);
});

const request: HostileRequest = {
  method: 'POST',
  path: '/api/newsletter',
  headers: {},
  body: '{"email":"a@example.com"}',
};
const secrets = [{ name: 'the key', value: 'a-secret-key' }];
const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
const answer = (status: number, headers: Record<string, string> = {}): HostileAnswer => ({
  status,
  headers: { ...safe, 'content-type': 'application/problem+json; charset=utf-8', ...headers },
  body: JSON.stringify({ status, message: 'Please try again.' }),
  ms: 1,
});
const busy = answer(503, { 'retry-after': '2' });

it('an answer is in order when it is a success, problem details, or says when to come back', () => {
  for (const one of [answer(422), busy, { ...answer(204), headers: safe, body: '' }])
    expect(faultOf(request, one, secrets)).toBeUndefined();
  // An address outside of the API is answered with a page.
  const page = answer(404, { 'content-type': 'text/html; charset=utf-8' });
  expect(faultOf({ ...request, path: '/v1/../x' }, page, secrets)).toBeUndefined();
  expect(faultOf(request, page, secrets)).toBe('answers 404 with text/html; charset=utf-8');
});

it.each<[RegExp, Partial<HostileAnswer>]>([
  [/^answers 500/, answer(500)],
  [/^answers 503/, answer(503)],
  [/^answers 429/, { status: 429 }],
  [/^shows the key$/, { body: '{"status":422,"message":"a-secret-key"}' }],
  [/^shows the key$/, answer(422, { location: '/a-secret-key' })],
  [/made up/, { headers: { ...safe, location: '//hostile.example' } }],
  [/header of the request/, { headers: { ...safe, 'x-injected': '1' } }],
  [/file of the machine/, { body: 'root:x:0:0:root:/root:/bin/sh' }],
  [/^has no security headers/, { headers: { 'content-type': 'application/problem+json' } }],
  [/^has no content security policy/, { headers: { 'x-content-type-options': 'nosniff' } }],
  [/without a message/, { body: '{"status":422}' }],
  [/without a message/, { body: 'Sorry' }],
  [/and says 400$/, { body: '{"status":400,"message":"x"}' }],
])('an answer has a fault: %s', (fault, change) => {
  expect(faultOf(request, { ...answer(422), ...change }, secrets)).toMatch(fault);
});

it('while the machine is busy a request is sent again as somebody else, and none of it is a fault but what shows a secret', async () => {
  const play = async (...answers: HostileAnswer[]) => {
    const sent: HostileRequest[] = [];
    const client = { send: async (each: HostileRequest) => answers[sent.push(each) - 1]! };
    const answered = await sendUntilAnswered(client, request);
    return { bodies: sent.map(({ body }) => body), fault: firstFaultOf(request, answered, secrets) };
  };
  expect(await play(busy, answer(504), answer(422))).toEqual({
    bodies: ['{"email":"a@example.com"}', '{"email":"a@again1.example.com"}', '{"email":"a@again2.example.com"}'],
    fault: undefined,
  });
  const once = [request.body];
  for (const status of [422, 429, 500]) {
    expect((await play(answer(status, { 'retry-after': '1' }))).bodies).toEqual(once);
  }
  expect(await play(answer(503))).toEqual({ bodies: once, fault: expect.stringMatching(/^answers 503/) });
  const leak = { ...busy, body: '{"status":503,"message":"a-secret-key"}' };
  expect((await play(leak, answer(422))).fault).toBe('shows the key');
  expect(firstFaultOf(request, [answer(504), answer(504)], [])).toMatch(/^answers 504/);
});

it('a race has one winner, also one whose answer came too late, and the others are too late', () => {
  const late = { ...answer(410), isUnsure: true };
  for (const [answers, faults] of [
    [[answer(410), answer(204), answer(410)], []],
    [[answer(410), late], []],
    [[answer(204), { ...answer(204), isUnsure: true }], ['2 of 2 won']],
    [[answer(410), answer(410)], ['0 of 2 won']],
    [[answer(200), answer(410), answer(200)], ['2 of 3 won']],
    [[answer(200), answer(403), answer(403)], [expect.stringMatching(/^403 /)]],
  ] as const)
    expect(oneWinner([...answers], [410])).toEqual(faults);
});

it('bytes that are no HTTP are refused, or answered as often as they hold requests', () => {
  const bytes = (...statuses: number[]) =>
    statuses.map((status) => `HTTP/1.1 ${status} Some Words\r\nContent-Length: 0\r\n\r\n`).join('');
  const attack = { name: 'noise', bytes: '' };
  const allowed = { ...attack, mayServe: true };
  for (const [sent, received, fault] of [
    [attack, '', undefined],
    [attack, bytes(400), undefined],
    [attack, bytes(505), undefined],
    [allowed, bytes(200), undefined],
    [{ ...allowed, requests: 2 }, bytes(200, 200), undefined],
    [attack, bytes(200), 'is served: 200'],
    [allowed, bytes(502), 'is answered with 502'],
    [attack, bytes(400, 404), 'is answered 2 times: 400, 404'],
  ] as const)
    expect(socketFaultOf(sent, received)).toBe(fault);
});
