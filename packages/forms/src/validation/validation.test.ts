import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  childDateOfBirthError,
  childNameError,
  cityError,
  confirmPasswordError,
  dateOfBirthError,
  emailError,
  instagramError,
  isCommonPassword,
  loadPasswordStrength,
  loadTelephone,
  nameError,
  passwordError,
  readDate,
  telephoneError,
  tidyInstagram,
  type EstimatePasswordStrength,
  type ReadTelephone,
} from './index.ts';
import { giftCodeError } from './gift-code.ts';
import { passwordLength } from './password-strength.ts';

const TODAY = '2026-11-21';
const amara = { email: 'amara.okafor@example.com', firstName: 'Amara', lastName: 'Okafor' };
const date = (text: string) => {
  const [day = '', month = '', year = ''] = text.split(' ');
  return { day, month, year };
};

describe('a name', () => {
  it.each(['Amara', 'Jean-Luc', "O'Neill", 'Nguyễn Thị Ánh', '王小明', 'محمد', 'X', 'a'.repeat(60)])(
    'of any script is welcome: %s',
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

  it('of 60 characters that holds a tab is not called too long, whatever stands around it', () => {
    const name = `${'a'.repeat(58)}\tb`;
    expect(name).toHaveLength(60);
    expect(nameError(`  ${name} `, 'first name')).toContain('without tabs');
  });
});

describe('a line that was pasted', () => {
  it.each(['Ama\tra', 'Ama\nra', 'Ama\u2028ra'])('says that it holds more than one line or a tab: %j', (name) => {
    expect(nameError(name, 'first name')).toBe(
      'Write your first name on one line, without tabs or other invisible characters.',
    );
    expect(cityError(name)).toBe('Write your city on one line, without tabs or other invisible characters.');
  });
});

describe('an e-mail address', () => {
  it.each(['amara@example.com', ' amara@example.com ', "o'neill+family@sub.example.co.uk"])(
    'is taken: "%s"',
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
  ])('is asked for again: "%s"', (email) => {
    expect(emailError(email)).toMatch(/^Enter an e-mail address/);
  });
});

describe('what is asked for again', () => {
  it('is an address that is too long, and one that is none, each in its words', () => {
    expect(emailError('  ')).toBe('Enter your e-mail address.');
    expect(emailError(`${'a'.repeat(250)}@b.co`)).toBe('Enter an e-mail address of 254 characters or fewer.');
    expect(emailError('a'.repeat(300))).toBe('Enter an e-mail address of 254 characters or fewer.');
    expect(emailError('amara')).toBe('Enter an e-mail address in the form name@example.com.');
    expect(emailError('a'.repeat(254))).toBe('Enter an e-mail address in the form name@example.com.');
    expect(emailError(`${' '.repeat(300)}amara`)).toBe('Enter an e-mail address in the form name@example.com.');
  });

  it('is a city and a child’s name, each in its words', () => {
    expect(cityError(' ')).toBe('Enter your city.');
    expect(cityError('a'.repeat(120))).toBeUndefined();
    expect(cityError('a'.repeat(121))).toBe('Use 120 characters or fewer for your city.');
    expect(childNameError('')).toBe('Enter your child’s first name.');
    expect(childNameError('a'.repeat(61))).toBe('Use 60 characters or fewer for your child’s first name.');
  });

  it('is a gift code, by what is wrong with it', () => {
    expect(giftCodeError('MYLER')).toContain('twenty letters and digits');
    expect(giftCodeError('0000-0000-0000-0000-0001')).toContain('has a slip in it');
    expect(giftCodeError('0000-0000-0000-0000-0000')).toBeUndefined();
  });
});

describe('a telephone number', () => {
  let read: ReadTelephone;
  beforeAll(async () => {
    read = await loadTelephone();
  });

  it.each([
    ['020 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'GB', '+442079460018'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['+33 6 12 34 56 78', 'GB', '+33612345678'],
    ['0033 6 12 34 56 78', 'GB', '+33612345678'],
    ['(212) 555-0132', 'US', '+12125550132'],
    ['٠٢٠ ٧٩٤٦ ٠٠١٨', 'GB', '+442079460018'],
    ['\u202A+44 20 7946\u200B 0018\u202C', 'GB', '+442079460018'],
    ['+44\u00A020\u20097946\t0018', 'GB', '+442079460018'],
    ['020_7946_0018', 'GB', '+442079460018'],
    ['020 · 7946 · 0018', 'GB', '+442079460018'],
    ['020 • 7946 • 0018', 'GB', '+442079460018'],
    ['tel: +44-20-7946-0018', 'FR', '+442079460018'],
    ['TEL:02079460018', 'GB', '+442079460018'],
    ['(+44) 20 7946 0018', 'GB', '+442079460018'],
    ['( +44 ) 20 7946 0018', 'FR', '+442079460018'],
    ['(0044) 20 7946 0018', 'US', '+442079460018'],
    ['+44 (0)20 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'ZZ', '+442079460018'],
  ])('"%s" in %s is %s', (typed, country, number) => {
    expect(read(typed, country)).toBe(number);
    expect(telephoneError(typed, country, read)).toBeUndefined();
  });

  it.each([
    ['12', 'GB'],
    ['020 7946 0018 99', 'GB'],
    ['06 12 34 56 78', 'US'],
    ['ring me', 'GB'],
    ['020 7946 0018 and more', 'GB'],
    ['+44', 'GB'],
    ['020 7946 0018', 'ZZ'],
    ['ring +44 20 7946 0018', 'ZZ'],
    ['020 tel: 7946 0018', 'GB'],
  ])('"%s" does not work in %s', (typed, country) => {
    expect(telephoneError(typed, country, read, 'your country')).toContain('that works in your country');
  });

  it('has to be there', () => {
    expect(telephoneError(' ', 'GB', read)).toBe('Enter your telephone number.');
    expect(telephoneError('12', 'GB', read)).toBe('Enter a telephone number with its country code.');
    expect(telephoneError('020 7946 0018 ext. 5', 'GB', read)).toBeDefined();
    expect(read('00', 'GB')).toBeUndefined();
  });

  it.each([' 00 44 20 7946 0018', '0044 20 7946 0018', '00 44 (20) 7946 0018'])(
    'dialled with "00" is read wherever the visitor is: "%s"',
    (typed) => {
      expect([read(typed, 'GB'), read(typed, 'US')]).toEqual(['+442079460018', '+442079460018']);
    },
  );

  it('with an extension cannot be rung', () => {
    for (const typed of ['020 7946 0018 x5', '020 7946 0018 #5', '+44 20 7946 0018;ext=5'])
      expect(read(typed, 'GB')).toBeUndefined();
  });

  it('that is taken is always one the provider takes: E.164', () => {
    const typed = fc.stringMatching(/^\+?[0-9 ()-]{4,18}$/);
    fc.assert(
      fc.property(typed, fc.constantFrom('GB', 'FR', 'US', 'IT', 'AU'), (text, country) => {
        const number = read(text, country);
        expect(number === undefined || /^\+[1-9]\d{5,14}$/.test(number)).toBe(true);
      }),
    );
  });
});

describe('a password', () => {
  it('has 12 to 128 characters, and anything goes', () => {
    expect(passwordError('', amara)).toBe('Choose a password.');
    expect(passwordError('short', amara)).toContain('at least 12 characters');
    expect(passwordError('ж'.repeat(11), amara)).toContain('at least 12 characters');
    // Each is one character, and two units of a string.
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
  ])('is not a common one: %s', (common) => {
    expect(isCommonPassword(common)).toBe(true);
    expect(passwordError(common, amara)).toContain('common passwords');
  });

  it.each(['lagoonlagoonlagoon', 'abcdabcdabcd', 'abababababab1', 'ab1cab1cab1c'])(
    'is not one piece again and again: %s',
    (common) => {
      expect(isCommonPassword(common)).toBe(true);
    },
  );

  it.each(['abcabcabcabcxyz', 'abbabaabbaab', 'cbaaaaaaaaaaa', 'ababbbabbbaa', 'lagoonlagoon1', '1lagoonlagoon'])(
    'may hold a piece again and again, with something else beside it: %s',
    (own) => {
      expect(isCommonPassword(own)).toBe(false);
    },
  );

  it.each(['amara.okafor@example.com', 'Amara Okafor', 'AMARAOKAFOR!'.slice(0, 11), 'okafor amara'])(
    'is not the e-mail address and not the name: %s',
    (own) => {
      expect(passwordError(own.padEnd(12, ' '), amara)).toBe(
        'Choose a password that is not your name or your e-mail address.',
      );
    },
  );

  it('is not what stands before the @ of the e-mail address', () => {
    const owner = { email: 'zq.lagoon-pier@example.com', firstName: 'Amara', lastName: 'Okafor' };
    expect(passwordError('zq lagoon pier', owner)).toContain('not your name or your e-mail address');
    expect(passwordError('zq lagoon pie', owner)).toBeUndefined();
  });

  it('is not taken for a name that was not given', () => {
    const nobody = { email: '', firstName: '', lastName: '' };
    expect(passwordError('-._ _.-- ._.-', nobody)).toBeUndefined();
  });

  it('is typed twice', () => {
    expect(confirmPasswordError('', 'three blue kites')).toBe('Type your password again.');
    expect(confirmPasswordError('three blue kite', 'three blue kites')).toContain('these two differ');
    expect(confirmPasswordError('three blue kites', 'three blue kites')).toBeUndefined();
  });

  describe('has its strength shown while it is typed', () => {
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
    ])('"%s" scores from %d to %d', (password, least, most) => {
      const { score } = strength(password, amara);
      expect(score).toBeGreaterThanOrEqual(least);
      expect(score).toBeLessThanOrEqual(most);
    });

    it.each([
      { firstName: 'Anne-Marie', lastName: 'Saint-Exupéry', email: 'anne-marie.s-e@two-words.example' },
      { firstName: 'Zoë (Zo) [Z]', lastName: "O'Neill|^$.*+?{2}\\", email: 'z+a*b@example.com' },
    ])('for $firstName $lastName, whose name is no regular expression', (owner) => {
      expect(strength(`${owner.firstName}${owner.lastName}9`, owner).score).toBeLessThanOrEqual(2);
      expect(strength('kites over the lagoon pier', owner).score).toBe(4);
    });

    it('in a word, and with what would make it stronger', () => {
      expect(strength('', amara)).toEqual({
        score: 0,
        label: '',
        hint: 'Use 12 characters or more. Three or four words together work well.',
      });
      for (const common of ['password1234', 'amara.okafor@example.com']) {
        expect(strength(common, amara)).toEqual({
          score: 0,
          label: 'Too easy to guess',
          hint: 'Choose something that is not on a list, nor about you.',
        });
      }
      // Strong, were it not for its length.
      expect(strength('h7!Kq2_vR9$', amara)).toEqual({ score: 1, label: 'Weak', hint: '1 more character to go.' });
      expect(strength('h7!Kq2_vR9$z', amara)).toMatchObject({ hint: '' });
      expect(strength('kites over the lagoon pier', amara)).toEqual({ score: 4, label: 'Strong', hint: '' });
      expect(strength('Liverpool2024', amara).hint).toBe('Add another word or two.');
      expect(strength('🪁🏝🧳🌙🦀🐚🌊🪁', amara).hint).toBe('4 more characters to go.');
    });

    describe('by an estimator', () => {
      const KNOWN = [
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
      const asked: { password: string; known: string[] }[] = [];
      let guessed: 0 | 1 | 2 | 3 | 4 = 0;
      let estimate: EstimatePasswordStrength;
      beforeAll(async () => {
        vi.doMock('./password-guesses.ts', () => ({
          scoreOf: (password: string, known: string[]) => {
            asked.push({ password, known });
            return guessed;
          },
        }));
        estimate = await loadPasswordStrength();
      });
      afterAll(() => {
        vi.doUnmock('./password-guesses.ts');
      });

      it('that knows what somebody who knows the owner would try first', () => {
        estimate('kites', { firstName: ' Bo', lastName: 'Li-Ann', email: 'b.q-bo@two-words.example' });
        expect(asked.at(-1)?.known.toSorted()).toEqual(KNOWN.toSorted());
        estimate('kites', { firstName: '', lastName: '', email: '' });
        expect(asked.at(-1)?.known).toEqual([]);
      });

      it('that is asked about the 128 characters that a password may have', () => {
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
      ] as const)(
        'and "%s", guessed to be worth %d, is worth %d, weak at most while it is too short',
        (password, of, score) => {
          guessed = of;
          expect(estimate(password, amara).score).toBe(score);
        },
      );

      it.each([
        [0, 'Too easy to guess', 'Add another word or two.'],
        [1, 'Weak', 'Add another word or two.'],
        [2, 'Fair', 'Add another word or two.'],
        [3, 'Good', ''],
        [4, 'Strong', ''],
      ] as const)('whose %d is "%s", and hints "%s"', (of, label, hint) => {
        guessed = of;
        expect(estimate('kites lagoon', amara)).toEqual({ score: of, label, hint });
      });
    });

    it('by its length alone, until the estimator is there', () => {
      expect(passwordLength('kites')).toEqual({ score: 0, label: '', hint: '7 more characters to go.' });
      expect(passwordLength('kites lagoo').hint).toBe('1 more character to go.');
      expect(passwordLength('kites lagoon').hint).toBe('');
    });

    it.each(['Quillfeather Zephyrine', 'zephyrine_quillfeather', 'zq.lagoon@example.com', 'quillfeather'])(
      'as weak where it is made of what is known of its owner: %s',
      (known) => {
        const owner = { firstName: 'Zephyrine', lastName: 'Quillfeather', email: 'zq.lagoon@example.com' };
        const stranger = { firstName: 'Amara', lastName: 'Okafor', email: 'amara@example.com' };
        expect(strength(`${known}7`, owner).score).toBeLessThan(strength(`${known}7`, stranger).score);
      },
    );

    it('whatever is typed and whoever types it, without an error', () => {
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
});

describe('a date of birth', () => {
  it.each(['14 2 1988', '14 02 1988', '14 feb 1988', '14 February 1988', '14 FEB. 1988', '١٤ ٢ ١٩٨٨'])(
    'is understood as typed: %s',
    (typed) => {
      expect(readDate(date(typed))).toBe('1988-02-14');
      expect(dateOfBirthError(date(typed), TODAY)).toBeUndefined();
    },
  );

  it('knows September by its four letters too, and no month by two', () => {
    expect(readDate(date('1 sept 1980'))).toBe('1980-09-01');
    expect(readDate(date('1 ma 1980'))).toBeUndefined();
    for (const month of ['1e1', '0x2', 'f.eb', '+5', '1.5'])
      expect(readDate({ day: '1', month, year: '1980' })).toBeUndefined();
  });

  it('is 18 years ago or more, to the day', () => {
    expect(dateOfBirthError(date('21 11 2008'), TODAY)).toBeUndefined();
    expect(dateOfBirthError(date('22 11 2008'), TODAY)).toContain('18 or over');
  });

  it('that is wrong says what to do', () => {
    expect(dateOfBirthError(date(''), TODAY)).toBe('Enter your date of birth.');
    expect(dateOfBirthError(date('14'), TODAY)).toBe('Add the month and the year of your date of birth.');
    expect(dateOfBirthError(date('14 13 1988'), TODAY)).toContain('number from 1 to 12, or by its name');
    expect(dateOfBirthError(date('14 2 88'), TODAY)).toContain('four digits');
    expect(dateOfBirthError(date('30 2 1988'), TODAY)).toContain('a day that exists');
    expect(dateOfBirthError(date('29 2 2023'), TODAY)).toContain('a day that exists');
    expect(dateOfBirthError(date('1 1 1850'), TODAY)).toContain('Check the year');
    expect(dateOfBirthError(date('1 1 2080'), TODAY)).toContain('still to come');
  });

  it('of a child is under 18 years ago', () => {
    expect(childDateOfBirthError(date('22 11 2008'), TODAY)).toBeUndefined();
    expect(childDateOfBirthError(date('21 11 2026'), TODAY)).toBeUndefined();
    expect(childDateOfBirthError(date('21 11 2008'), TODAY)).toContain('under 18');
    expect(childDateOfBirthError(date('22 11 2026'), TODAY)).toContain('still to come');
    expect(childDateOfBirthError(date('22 11 2008'), TODAY)).toBeUndefined();
    expect(childDateOfBirthError(date(''), TODAY)).toBe('Enter your child’s date of birth.');
    expect(childDateOfBirthError(date('30 2 2020'), TODAY)).toBe(
      'Enter a day that exists, for example 14 2 1988 or 14 February 1988.',
    );
  });

  it('may be 120 years ago, and today for a child', () => {
    expect(dateOfBirthError(date('21 11 1906'), TODAY)).toBeUndefined();
    expect(dateOfBirthError(date('22 11 1905'), TODAY)).toBeUndefined();
    expect(dateOfBirthError(date('21 11 1905'), TODAY)).toBe('Check the year of your date of birth.');
    expect(dateOfBirthError(date('21 11 2026'), TODAY)).toContain('18 or over');
    expect(dateOfBirthError(date('22 11 2026'), TODAY)).toContain('still to come');
  });

  it('is read without the spaces around its parts', () => {
    const parts = { day: ' 14 ', month: ' 2 ', year: ' 1988 ' };
    expect(readDate(parts)).toBe('1988-02-14');
    expect(dateOfBirthError(parts, TODAY)).toBeUndefined();
  });

  it('of which a part is missing or cannot be read says which', () => {
    const parts = { day: '14', month: '2', year: '1988' };
    expect(dateOfBirthError({ ...parts, day: ' ' }, TODAY)).toBe('Add the day of your date of birth.');
    expect(dateOfBirthError({ ...parts, month: '' }, TODAY)).toBe('Add the month of your date of birth.');
    expect(dateOfBirthError({ ...parts, year: '' }, TODAY)).toBe('Add the year of your date of birth.');
    for (const month of ['0', '13', 'fe', 'feba', '1988', 'x1', '1x']) {
      expect(dateOfBirthError({ ...parts, month }, TODAY)).toBe(
        'Enter the month of your date of birth as a number from 1 to 12, or by its name.',
      );
    }
    for (const year of ['198', '19880', 'x1988', '1988x']) {
      expect(dateOfBirthError({ ...parts, year }, TODAY)).toBe(
        'Enter the year of your date of birth with four digits.',
      );
      expect(readDate({ ...parts, year })).toBeUndefined();
    }
    for (const day of ['0', '32', '145', 'x1', '1x']) {
      expect(dateOfBirthError({ ...parts, day }, TODAY)).toContain('a day that exists');
    }
    expect(readDate({ day: ' 14 ', month: ' 02 ', year: ' 1988 ' })).toBe('1988-02-14');
    expect(readDate({ day: '1', month: '12', year: '1988' })).toBe('1988-12-01');
  });
});

describe('an Instagram username', () => {
  it.each(['amara.travels', '@amara_travels', 'https://www.instagram.com/amara.travels/', 'a', 'A1'])(
    'is taken: %s',
    (typed) => {
      expect(instagramError(typed)).toBeUndefined();
    },
  );

  it('that is refused says why', () => {
    expect(instagramError(' @ ')).toBe('Enter your Instagram username, or leave the box above without its tick.');
    expect(instagramError('a'.repeat(31))).toBe('Enter an Instagram username of 30 characters or fewer.');
    expect(instagramError('amara okafor')).toBe(
      'Enter your Instagram username with letters, digits, full stops and underscores only.',
    );
    expect(instagramError('a'.repeat(30))).toBeUndefined();
    expect(instagramError(`${'a'.repeat(29)}!`)).toContain('letters, digits, full stops and underscores only');
  });

  it('is tidied to the name alone', () => {
    expect(tidyInstagram('http://instagram.com/amara.travels?igsh=1')).toBe('amara.travels');
    expect(tidyInstagram('WWW.INSTAGRAM.COM/amara.travels')).toBe('amara.travels');
    expect(tidyInstagram('amara@instagram.com/')).toBe('amara@instagram.com');
    expect(tidyInstagram('instagram.com/amara.travels/\nsee you there')).toBe('amara.travels');
    expect(tidyInstagram(' https://instagram.com/amara.travels/?hl=en ')).toBe('amara.travels');
  });

  it.each(['', '.amara', 'amara.', 'am..ara', 'amara okafor', 'é', 'a'.repeat(31)])(
    'is asked for again: "%s"',
    (typed) => {
      expect(instagramError(typed)).toMatch(/^Enter/);
    },
  );
});
