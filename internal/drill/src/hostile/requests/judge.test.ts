import { describe, expect, it } from 'vitest';
import { faultOf } from './judge.ts';
import type { HostileAnswer } from './send.ts';

const request = { method: 'POST', path: '/api/newsletter', headers: {} };
const secrets = [{ name: 'the key', value: 'a-secret-key' }];
const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
const problem: HostileAnswer = {
  status: 422,
  headers: { ...safe, 'content-type': 'application/problem+json; charset=utf-8' },
  body: '{"status":422,"message":"Check the address."}',
  ms: 1,
};
const busy = { ...problem, status: 503, body: '{"status":503,"message":"We are busy."}' };

describe('the answer to a hostile request is in order', () => {
  it.each<[string, HostileAnswer]>([
    ['when it is problem details with a message', problem],
    ['when it is a success', { ...problem, status: 204, headers: safe, body: '' }],
    [
      'when it says when a busy server can be asked again',
      { ...busy, headers: { ...busy.headers, 'retry-after': '2' } },
    ],
  ])('%s', (_, answer) => {
    expect(faultOf(request, answer, secrets)).toBeUndefined();
  });

  it('when an address outside of the API is answered with a page', () => {
    const page = {
      ...problem,
      status: 404,
      headers: { ...safe, 'content-type': 'text/html; charset=utf-8' },
      body: '',
    };
    expect(faultOf({ ...request, path: '/v1/../x' }, page, secrets)).toBeUndefined();
    expect(faultOf(request, page, secrets)).toBe('answers 404 with text/html; charset=utf-8');
  });
});

describe('the answer to a hostile request has a fault', () => {
  it.each<[string, Partial<HostileAnswer>, RegExp]>([
    ['when it is an unexpected error', { status: 500, body: '{"status":500,"message":"x"}' }, /^answers 500/],
    ['when a busy server does not say when to come back', busy, /^answers 503/],
    ['when a limit does not say when to come back', { status: 429 }, /^answers 429/],
    ['when it shows a secret', { body: '{"status":422,"message":"a-secret-key"}' }, /^shows the key$/],
    ['when a header shows a secret', { headers: { ...problem.headers, location: '/a-secret-key' } }, /^shows the key$/],
    ['when it names a host of the request', { headers: { ...safe, location: '//hostile.example' } }, /made up/],
    ['when it has a header of the request', { headers: { ...safe, 'x-injected': '1' } }, /header of the request/],
    ['when it shows a file', { body: 'root:x:0:0:root:/root:/bin/sh' }, /file of the machine/],
    ['when it may be sniffed', { headers: { 'content-type': 'application/problem+json' } }, /^has no security headers/],
    ['when it has no policy', { headers: { 'x-content-type-options': 'nosniff' } }, /^has no content security policy/],
    ['when it has no message', { body: '{"status":422}' }, /without a message/],
    ['when it is not JSON', { body: 'Sorry' }, /without a message/],
    ['when it says another status', { body: '{"status":400,"message":"x"}' }, /and says 400$/],
  ])('%s', (_, change, fault) => {
    expect(faultOf(request, { ...problem, ...change }, secrets)).toMatch(fault);
  });
});
