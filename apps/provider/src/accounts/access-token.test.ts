import { describe, expect, it } from 'vitest';
import { newToken, mac, reveal } from '../primitives/tokens.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';

const KEY = 'session-key-for-the-tests';
const KEYS = [KEY] as const;
const now = new Date('2026-11-23T12:00:00Z');
const claims = { userId: 'a-member', sessionId: 'a-session' };
const contentOf = (token: string) => /^at_([\w-]+)\./.exec(token)?.[1] ?? '';

describe('an access token', () => {
  it('holds its member and session until it expires', { tags: ['asvs:9.2.1'] }, () => {
    const token = signAccessToken(claims, KEYS, now);
    expect(readAccessToken(token, KEYS, new Date(now.getTime() + 299_000))).toEqual(claims);
    expect(readAccessToken(token, KEYS, new Date(now.getTime() + 300_000))).toBeUndefined();
  });

  it(
    'is refused when it is signed with another key, for another purpose, or not at all',
    { tags: ['asvs:9.1.3', 'asvs:9.2.2'] },
    () => {
      const content = contentOf(signAccessToken(claims, KEYS, now));
      expect(readAccessToken(`at_${content}.${mac(KEY, `access ${content}`)}`, KEYS, now)).toEqual(claims);
      expect(readAccessToken(signAccessToken(claims, ['another-key'], now), KEYS, now)).toBeUndefined();
      for (const signature of [mac(KEY, `refresh ${content}`), mac(KEY, content), reveal(newToken()), '']) {
        expect(readAccessToken(`at_${content}.${signature}`, KEYS, now)).toBeUndefined();
      }
      expect(readAccessToken(`at_${content}`, KEYS, now)).toBeUndefined();
    },
  );

  it('cannot name its own algorithm, as a JSON Web Token can', { tags: ['asvs:9.1.2'] }, () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = part({ sub: 'a-member', exp: 9_999_999_999 });
    for (const alg of ['none', 'HS256']) {
      const unsigned = `${part({ alg })}.${body}`;
      for (const token of [`${unsigned}.`, `${unsigned}.${mac(KEY, unsigned)}`, `at_${body}.${mac(KEY, unsigned)}`])
        expect(readAccessToken(token, KEYS, now)).toBeUndefined();
    }
  });
});
