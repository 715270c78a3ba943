import { describe, expect, it } from 'vitest';
import { cityError, nameError } from './index.ts';

describe('a name', () => {
  it.each(['Amara', 'Jean-Luc', "O'Neill", 'Nguyễn Thị Ánh', '王小明', 'محمد', 'X', 'a'.repeat(60)])(
    'of any script is accepted: %s',
    (name) => {
      expect(nameError(name, 'first name')).toBeUndefined();
    },
  );

  it('has 1 to 60 characters', () => {
    expect(nameError('', 'first name')).toBe('Enter your first name.');
    expect(nameError('   ', 'last name')).toBe('Enter your last name.');
    expect(nameError('a'.repeat(61), 'last name')).toBe('Use 60 characters or fewer for your last name.');
    expect(nameError('𠮷'.repeat(60), 'last name')).toBeUndefined();
    expect(nameError('𠮷'.repeat(61), 'last name')).toBe('Use 60 characters or fewer for your last name.');
  });

  it('has no web address', () => {
    for (const name of ['you have won a stay. Claim it: www.evil.example/claim', 'evil.com'])
      expect(nameError(name, 'first name')).toBe(
        'Enter a name without a web address or a long number. Put a space after a full stop.',
      );
    expect(nameError('St.John', 'first name')).toBeUndefined();
    expect(cityError('evil.com')).toBeUndefined();
  });

  it('of 60 characters with a tab gets the error about tabs, not about length', () => {
    const name = `${'a'.repeat(58)}\tb`;
    expect(name).toHaveLength(60);
    expect(nameError(`  ${name} `, 'first name')).toContain('without tabs');
  });
});

describe('a pasted line', () => {
  it.each(['Ama\tra', 'Ama\nra', 'Ama\u2028ra'])('with a line break or a tab gets an error: %j', (name) => {
    expect(nameError(name, 'first name')).toBe(
      'Write your first name on one line, without tabs or other invisible characters.',
    );
    expect(cityError(name)).toBe('Write your city on one line, without tabs or other invisible characters.');
  });
});
