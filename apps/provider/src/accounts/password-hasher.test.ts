import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const passwords = createPasswordHasher();
const LONGEST = `${'a'.repeat(127)}b`;

describe('a stored password', () => {
  it('is a hash by Argon2id with OWASP’s parameters and a salt of its own', { tags: ['asvs:11.4.2'] }, async () => {
    const [one, two] = [await passwords.hash('neun blaue Pinguine'), await passwords.hash('neun blaue Pinguine')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
  });

  it.each([
    ['another last character of 128', LONGEST, `${'a'.repeat(127)}c`],
    ['its beginning', LONGEST, 'a'.repeat(72)],
    ['another case', 'neun blaue Pinguine', 'Neun Blaue Pinguine'],
    ['a space at its end', 'neun blaue Pinguine', 'neun blaue Pinguine '],
    ['letters without their accents', 'Café am Kanal, 1904', 'Cafe am Kanal, 1904'],
  ])(
    'is compared in one Unicode form and otherwise exactly as typed, and is not the same as one with %s',
    { tags: ['asvs:6.2.8'] },
    async (_, stored, typed) => {
      const hash = await passwords.hash(stored);
      expect(await passwords.verify(hash, stored)).toBe('normalised');
      expect(await passwords.verify(hash, typed)).toBe(false);
    },
  );

  it('is compared in both forms in one turn, so that a try is never refused after a part of it was answered', async () => {
    const one = createPasswordHasher({ concurrency: 1, queueSize: 1 });
    const hash = await one.hash('neun blaue Pinguine');
    const ended: string[] = [];
    const guess = one.verify(hash, 'ｎeun rote Pinguine').then((answer) => ended.push(`guess: ${answer}`));
    const next = one.hash('the next in the queue').then(() => ended.push('next'));
    await Promise.all([guess, next]);
    expect(ended).toEqual(['guess: false', 'next']);
  });
});
