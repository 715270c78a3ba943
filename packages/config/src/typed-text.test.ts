import { expect, it } from 'vitest';
import {
  asciiDigits,
  hasWebAddress,
  normaliseCode,
  normaliseEmail,
  normaliseLine,
  normaliseName,
  normaliseParagraph,
  normalisePassword,
} from './typed-text.ts';

it.each<[(typed: string) => string, rows: [typed: string, read: string][]]>([
  [
    normaliseName,
    [
      ['  Zoe\u0308  O’Neil\u00A0', 'Zo\u00EB O’Neil'],
      ['\u200FAvi\u202B\u202C \u2067Le\u200Bvi\u2069\u00AD', 'Avi Levi'],
      ['\u200DA\u200Cl\u200D \u200Cx', 'Al x'],
      ['می\u200Cخواهم क\u094D\u200Dष', 'می\u200Cخواهم क\u094D\u200Dष'],
    ],
  ],
  [
    normaliseLine,
    [
      ['a\u3000\u2003 b\tc', 'a b\tc'],
      [
        '\u2067שלום\u2069 \u202Bשלום\u202C \u2067a\u202Bb\u202C\u2069',
        '\u2067שלום\u2069 \u202Bשלום\u202C \u2067a\u202Bb\u202C\u2069',
      ],
      ['a\u2069 \u2067b', 'a b'],
      ['\u2067a\u202C', 'a'],
      ['\u202Ba\u2069', 'a'],
      ['\u2066a', 'a'],
      ['\u202Ea', 'a'],
    ],
  ],
  [
    normaliseParagraph,
    [
      ['\n one\ttwo \r\nthree\rfour\u2028five\u2029six\n', 'one two \nthree\nfour\nfive\nsix'],
      ['\u2067one\ntwo\u2069\n\u2067three\u2069', 'one\ntwo\n\u2067three\u2069'],
    ],
  ],
  [
    asciiDigits,
    [
      ['٠١٢ ۷۸۹ ०५९ １２', '012 789 059 12'],
      ['\u{1D7CE}\u{1D7D7}\u{1D7D8}\u{1D7FF}', '0909'],
      ['½a', '1⁄2a'],
    ],
  ],
  [
    normaliseCode,
    [
      [' welcome\u00A01\u200B٠\u00AD', 'WELCOME10'],
      ['ab–cd—ef\u2212gh‐ij', 'AB-CD-EF-GH-IJ'],
      ['ｆｒｉｅｎｄｓ', 'FRIENDS'],
      ['ῒ', 'Ϊ̀'],
    ],
  ],
  [normalisePassword, [[' e\u0301te\u0301 ﬁ\u3000', ' été fi ']]],
  [
    normaliseEmail,
    [
      [' <ana@example.com>, ', 'ana@example.com'],
      ['Mailto:ana@example.com?subject=Hello\nyou@x', 'ana@example.com'],
      ['ana@example.com?subject=Hello', 'ana@example.com?subject=Hello'],
      ['“ana@example.com”.', 'ana@example.com'],
      ['«[(‹„"‘ana@example.com’"›)]»;:!?。、', 'ana@example.com'],
      ["'ana@example.com'", 'ana@example.com'],
      ["'ana@example.com',.", 'ana@example.com'],
      ["'t.hooft@example.com", "'t.hooft@example.com"],
      ["''t.hooft@example.com''", 't.hooft@example.com'],
      ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
      ['an\u200Da@ex\u00ADample.com', 'ana@example.com'],
      ['ana@Bücher.example', 'ana@xn--bcher-kva.example'],
      ['a@b@bücher.example', 'a@b@xn--bcher-kva.example'],
      ['ana@bü/cher.example', 'ana@bü/cher.example'],
      ['ana@bü%63.example', 'ana@bü%63.example'],
      ['ana@bü..\u0378', 'ana@bü..\u0378'],
      ['ana@EXAMPLE.com', 'ana@EXAMPLE.com'],
      ['mailto:<ana@example.com>', 'ana@example.com'],
      ['', ''],
    ],
  ],
])('%o reads what people type', (read, rows) => {
  expect(rows.map(([typed]) => read(typed))).toEqual(rows.map(([, expected]) => expected));
});

it.each([
  [
    true,
    [
      'you have won a stay. Claim it: www.evil.example/claim',
      'http://evil',
      'WWW.EVIL.EXAMPLE',
      'evil.com',
      'Prize evil.example/x',
      'Evil.Com',
      'EVIL.RU',
      'Evil.Shop',
      'a-1.RU',
      'EVIL.RU/x',
      'evil.ru?x',
      'EVIL.RU:8080',
      'x@evil.example',
      'x@EVIL.RU',
      'evil。example/free',
      'ｅｖｉｌ．ｃｏｍ',
      'evil\u2024com',
      'evil.\u200Dcom',
      'evil.com.',
      '(evil.com)',
      'evil.com-pany',
      'пример.рф',
      'evil.xn--p1ai',
      '203.0.113.7',
      'anna.maria',
      'Anna.Maria',
    ],
  ],
  [
    false,
    [
      'St.John',
      'St. John',
      'ST.JOHN',
      'K.Ravi',
      'J.R.R. Tolkien',
      'Ravi a/l Muthu',
      'K.RAVI A/L MUTHU',
      'D’Arcy',
      'Nguyễn Văn A.',
      '王.小明',
      'Dr. h.c. Maier',
      'Marie-Claire d.H.',
      'A.B.',
      'a.b.',
      'Anna ... maria',
      'Anna…maria',
      'Jr., Sammy Davis',
      'Anna & Tom',
      '@anna',
      'X Æ A-12',
      'नेहा कु.शर्मा',
      'www',
    ],
  ],
])('a name has a web address: %s', (has, names) => {
  expect(names.filter((name) => hasWebAddress(name) !== has)).toEqual([]);
});
