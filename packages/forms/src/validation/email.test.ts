import { describe, expect, it } from 'vitest';
import { emailError } from './index.ts';

describe('an email address', () => {
  it.each(['amara@example.com', ' amara@example.com ', "o'neill+family@sub.example.co.uk"])(
    'is accepted: "%s"',
    (email) => {
      expect(emailError(email)).toBeUndefined();
    },
  );

  it.each([
    'amara@example',
    'amara',
    'amara@',
    '@example.com',
    'a b@example.com',
    'amara@exa_mple.com',
    `${'a'.repeat(250)}@b.co`,
  ])('is rejected: "%s"', (email) => {
    expect(emailError(email)).toMatch(/^Enter an email address/);
  });
});
