import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPasswordStrength, type EstimatePasswordStrength } from './index.ts';
import { passwordLength } from './password-strength.ts';

const amara = { email: 'amara.okafor@example.com', firstName: 'Amara', lastName: 'Okafor' };

describe('the strength meter of a password', () => {
  let strength: EstimatePasswordStrength;
  beforeAll(async () => {
    strength = await loadPasswordStrength();
  });

  it.each([
    ['', 0, 0],
    ['password1234', 0, 0],
    ['Liverpool2024', 0, 1],
    ['qwertyuiop9876', 0, 1],
    ['kite', 0, 1],
    ['aaaabbbbcccc', 0, 2],
    ['Amara Okafor1', 0, 1],
    ['okafor.amara.1', 0, 1],
    ['kites lagoon', 2, 4],
    ['kites over the lagoon pier', 4, 4],
    ['соль мыло верёвка', 4, 4],
    ['h7!Kq2_vR9$zPm', 4, 4],
  ])('scores "%s" from %d to %d', (password, least, most) => {
    const { score } = strength(password, amara);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it.each([
    { firstName: 'Anne-Marie', lastName: 'Saint-Exupéry', email: 'anne-marie.s-e@two-words.example' },
    { firstName: 'Zoë (Zo) [Z]', lastName: "O'Neill|^$.*+?{2}\\", email: 'z+a*b@example.com' },
  ])('handles special characters in the name of $firstName $lastName', (owner) => {
    expect(strength(`${owner.firstName}${owner.lastName}9`, owner).score).toBeLessThanOrEqual(2);
    expect(strength('kites over the lagoon pier', owner).score).toBe(4);
  });

  it('shows a word, and a hint that makes the password stronger', () => {
    expect(strength('', amara)).toEqual({
      score: 0,
      label: '',
      hint: 'Use 12 characters or more. Three or four words together work well.',
    });
    for (const common of ['password1234', 'amara.okafor@example.com']) {
      expect(strength(common, amara)).toEqual({
        score: 0,
        label: 'Too easy to guess',
        hint: 'Choose something less common, and nothing about you.',
      });
    }
    // The estimator finds it strong; only its length lowers the score.
    expect(strength('h7!Kq2_vR9$', amara)).toEqual({ score: 1, label: 'Weak', hint: '1 more character to go.' });
    expect(strength('h7!Kq2_vR9$z', amara)).toMatchObject({ hint: '' });
    expect(strength('kites over the lagoon pier', amara)).toEqual({ score: 4, label: 'Strong', hint: '' });
    expect(strength('Liverpool2024', amara).hint).toBe('Add another word or two.');
    expect(strength('🪁🏝🧳🌙🦀🐚🌊🪁', amara).hint).toBe('4 more characters to go.');
  });

  describe('with a fake estimator', () => {
    const PERSONAL_WORDS = [
      'BoLi-Ann',
      'Bo Li-Ann',
      'Bo.Li-Ann',
      'Bo-Li-Ann',
      'Bo_Li-Ann',
      'BoLi',
      'Li-Ann Bo',
      'Li-Ann  Bo',
      'Li-Ann. Bo',
      'Li-Ann- Bo',
      'Li-Ann_ Bo',
      'Bo',
      'Li-Ann',
      'Li',
      'Ann',
      'b.q-bo@two-words.example',
      'b.q-bo',
      'bo',
      'two',
      'words',
      'example',
    ];
    const asked: { password: string; personalWords: string[] }[] = [];
    let guessed: 0 | 1 | 2 | 3 | 4 = 0;
    let estimate: EstimatePasswordStrength;
    beforeAll(async () => {
      vi.doMock('./password-guesses.ts', () => ({
        scoreOf: (password: string, personalWords: string[]) => {
          asked.push({ password, personalWords });
          return guessed;
        },
      }));
      estimate = await loadPasswordStrength();
    });
    afterAll(() => {
      vi.doUnmock('./password-guesses.ts');
    });

    it('passes every form of the owner’s name and email address to the estimator', () => {
      estimate('kites', { firstName: ' Bo', lastName: 'Li-Ann', email: 'b.q-bo@two-words.example' });
      expect(asked.at(-1)?.personalWords.toSorted()).toEqual(PERSONAL_WORDS.toSorted());
      estimate('kites', { firstName: '', lastName: '', email: '' });
      expect(asked.at(-1)?.personalWords).toEqual([]);
    });

    it('passes at most 128 characters to the estimator', () => {
      estimate('kite lagoon pier '.repeat(20), amara);
      expect(asked.at(-1)?.password).toBe('kite lagoon pier '.repeat(20).slice(0, 128));
    });

    it.each([
      ['kites', 0, 0],
      ['kites', 1, 1],
      ['kites', 2, 1],
      ['kites', 4, 1],
      ['kites lagoon', 0, 0],
      ['kites lagoon', 2, 2],
      ['kites lagoon', 4, 4],
    ] as const)('rates "%s", estimated at %d, with %d: weak at most while it is too short', (password, of, score) => {
      guessed = of;
      expect(estimate(password, amara).score).toBe(score);
    });

    it.each([
      [0, 'Too easy to guess', 'Add another word or two.'],
      [1, 'Weak', 'Add another word or two.'],
      [2, 'Fair', 'Add another word or two.'],
      [3, 'Good', ''],
      [4, 'Strong', ''],
    ] as const)('shows score %d as "%s" with the hint "%s"', (of, label, hint) => {
      guessed = of;
      expect(estimate('kites lagoon', amara)).toEqual({ score: of, label, hint });
    });
  });

  it('shows the length alone until the estimator is loaded', () => {
    expect(passwordLength('kites')).toEqual({ score: 0, label: '', hint: '7 more characters to go.' });
    expect(passwordLength('kites lagoo').hint).toBe('1 more character to go.');
    expect(passwordLength('kites lagoon').hint).toBe('');
  });

  it.each(['Quillfeather Zephyrine', 'zephyrine_quillfeather', 'zq.lagoon@example.com', 'quillfeather'])(
    'rates a password lower when it is made of its owner’s details: %s',
    (personalWord) => {
      const owner = { firstName: 'Zephyrine', lastName: 'Quillfeather', email: 'zq.lagoon@example.com' };
      const stranger = { firstName: 'Amara', lastName: 'Okafor', email: 'amara@example.com' };
      expect(strength(`${personalWord}7`, owner).score).toBeLessThan(strength(`${personalWord}7`, stranger).score);
    },
  );

  it('rates any password of any owner without an exception', () => {
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 300 }));
    const owners = fc.record({ firstName: anything, lastName: anything, email: anything });
    fc.assert(
      fc.property(anything, owners, (password, owner) => {
        expect(strength(password, owner).score).toBeLessThanOrEqual(4);
      }),
      { examples: [['\ud800'.repeat(200), { firstName: '\udfff-', lastName: '-', email: '@' }]] },
    );
  });
});
