import { describe, expect, it } from 'vitest';
import { confirmPasswordError, isCommonPassword, passwordError } from './index.ts';

const amara = { email: 'amara.okafor@example.com', firstName: 'Amara', lastName: 'Okafor' };

describe('a password', () => {
  it('has 12 to 128 characters of any kind', { tags: ['asvs:6.2.1', 'asvs:6.2.9'] }, () => {
    expect(passwordError('', amara)).toBe('Choose a password.');
    expect(passwordError('short', amara)).toContain('at least 12 characters');
    expect(passwordError('ж'.repeat(11), amara)).toContain('at least 12 characters');
    // Each emoji is one code point and two UTF-16 code units.
    expect(passwordError('🪁🏝🧳🌙🪁🏝🧳🌙', amara)).toContain('at least 12 characters');
    expect(passwordError('🪁🏝🧳🌙🦀🐚🌊🪁🏝🧳🌙🦀', amara)).toBeUndefined();
    for (const good of ['three blue kites', 'соль мыло верёвка', '🪁 over the lagoon', 'kite lagoon pier '.repeat(7)]) {
      expect(passwordError(good, amara)).toBeUndefined();
    }
    expect(passwordError('kite lagoon pier '.repeat(8), amara)).toContain('128 characters or fewer');
  });

  it.each([
    'password1234',
    'PASSWORD1234',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'passwordpassword',
    'qwertyuiopas',
    'zyxwvutsrqpo',
    'iloveyou1234',
  ])('is rejected when it is common: %s', (common) => {
    expect(isCommonPassword(common)).toBe(true);
    expect(passwordError(common, amara)).toContain('common passwords');
  });

  it.each(['lagoonlagoonlagoon', 'abcdabcdabcd', 'abababababab1', 'ab1cab1cab1c'])(
    'is common when it repeats one piece: %s',
    (common) => {
      expect(isCommonPassword(common)).toBe(true);
    },
  );

  it.each(['abcabcabcabcxyz', 'abbabaabbaab', 'cbaaaaaaaaaaa', 'ababbbabbbaa', 'lagoonlagoon1', '1lagoonlagoon'])(
    'is not common when something stands beside the repeated piece: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it.each(['amara.okafor@example.com', 'Amara Okafor', 'AMARAOKAFOR!'.slice(0, 11), 'okafor amara'])(
    'is rejected when it is the email address or the name: %s',
    (password) => {
      expect(passwordError(password.padEnd(12, ' '), amara)).toBe(
        'Choose a password that is not your name or your email address.',
      );
    },
  );

  it('is rejected when it is the local part of the email address', () => {
    const owner = { email: 'zq.lagoon-pier@example.com', firstName: 'Amara', lastName: 'Okafor' };
    expect(passwordError('zq lagoon pier', owner)).toContain('not your name or your email address');
    expect(passwordError('zq lagoon pie', owner)).toBeUndefined();
  });

  it('is accepted when its owner has not given a name', () => {
    const nobody = { email: '', firstName: '', lastName: '' };
    expect(passwordError('-._ _.-- ._.-', nobody)).toBeUndefined();
  });

  it('must be typed twice', () => {
    expect(confirmPasswordError('', 'three blue kites')).toBe('Type your password again.');
    expect(confirmPasswordError('three blue kite', 'three blue kites')).toContain('two passwords are different');
    expect(confirmPasswordError('three blue kites', 'three blue kites')).toBeUndefined();
  });
});
