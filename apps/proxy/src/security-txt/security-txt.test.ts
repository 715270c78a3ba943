import { readFileSync } from 'node:fs';
import { mailboxes } from '@myler/config/contact';
import { expect, it } from 'vitest';
import { createTestApp, ORIGIN } from '../testing/app.ts';

const PATH = '/.well-known/security.txt';

it('security.txt says where to report a vulnerability, as RFC 9116 asks, whatever host the request names', async () => {
  const response = await createTestApp('http://127.0.0.1:9').get(PATH, { host: 'evil.example' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
  const fields = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '));
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(Object.fromEntries(fields)).toMatchObject({
    Contact: `mailto:${mailboxes.security}`,
    'Preferred-Languages': 'en',
    Canonical: ORIGIN + PATH,
  });
});

it('security.txt is valid for months from today, also on a server that has run for a year', async () => {
  let now = new Date('2026-11-23T12:00:00Z');
  const app = createTestApp('http://127.0.0.1:9', { now: () => now.getTime() });
  const expires = async () => /^Expires: (.*)$/m.exec(await (await app.get(PATH)).text())?.[1];
  expect(await expires()).toBe('2027-05-22T00:00:00Z');
  now = new Date('2027-11-23T12:00:00Z');
  expect(await expires()).toBe('2028-05-21T00:00:00Z');
});

it('SECURITY.md names the same mailbox', () => {
  expect(readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8')).toContain(mailboxes.security);
});

it('a password manager that offers to change a password is led to where that is done', async () => {
  const response = await createTestApp('http://127.0.0.1:9').get('/.well-known/change-password');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/account/details']);
});
