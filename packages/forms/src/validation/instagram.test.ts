import { describe, expect, it } from 'vitest';
import { instagramError, normaliseInstagram } from './index.ts';

describe('an Instagram username', () => {
  it.each(['amara.travels', '@amara_travels', 'https://www.instagram.com/amara.travels/', 'a', 'A1'])(
    'is accepted: %s',
    (typed) => {
      expect(instagramError(typed)).toBeUndefined();
    },
  );

  it('that is rejected gets the reason', () => {
    expect(instagramError(' @ ')).toBe('Enter your Instagram username, or untick the box above.');
    expect(instagramError('a'.repeat(31))).toBe('Enter an Instagram username of 30 characters or fewer.');
    expect(instagramError('amara okafor')).toBe(
      'Enter your Instagram username with letters, digits, full stops and underscores only.',
    );
    expect(instagramError('a'.repeat(30))).toBeUndefined();
    expect(instagramError(`${'a'.repeat(29)}!`)).toContain('letters, digits, full stops and underscores only');
  });

  it('is reduced to the name alone', () => {
    expect(normaliseInstagram('http://instagram.com/amara.travels?igsh=1')).toBe('amara.travels');
    expect(normaliseInstagram('WWW.INSTAGRAM.COM/amara.travels')).toBe('amara.travels');
    expect(normaliseInstagram('amara@instagram.com/')).toBe('amara@instagram.com');
    expect(normaliseInstagram('instagram.com/amara.travels/\nsee you there')).toBe('amara.travels');
    expect(normaliseInstagram(' https://instagram.com/amara.travels/?hl=en ')).toBe('amara.travels');
  });

  it.each(['', '.amara', 'amara.', 'am..ara', 'amara okafor', 'é', 'a'.repeat(31)])('is rejected: "%s"', (typed) => {
    expect(instagramError(typed)).toMatch(/^Enter/);
  });
});
