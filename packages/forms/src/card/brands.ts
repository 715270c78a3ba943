import type { CardBrand } from '@myler/config/cards';

interface BrandRule {
  brand: CardBrand;
  /** Leading digits, or from–to of the same length, both included. */
  prefixes: readonly (string | readonly [string, string])[];
  /** Digits in the whole number. */
  lengths: readonly number[];
  /** Digits in the security code. */
  codeLength: 3 | 4;
  /** After how many digits a space is printed on the card. */
  gaps: readonly number[];
}

const FOURS = [4, 8, 12, 16];

/**
 * What each brand's numbers begin with and how long they are. ISO/IEC 7812 gives the ranges to the networks, which
 * publish them: Visa (core rules, 4), American Express (34, 37), Mastercard (rules, 51–55 and since 2017 2221–2720),
 * Discover and Diners Club (network overview: 6011, 644–649, 65; 300–305, 3095, 36, 38–39), JCB (3528–3589) and
 * China UnionPay (62, 8100–8171). Discover honours 622126–622925 for UnionPay: the card says UnionPay, so do we.
 * All of them end in ISO/IEC 7812-1's check digit.
 */
const rules: readonly BrandRule[] = [
  { brand: 'VISA', prefixes: ['4'], lengths: [16, 18, 19], codeLength: 3, gaps: FOURS },
  { brand: 'AMEX', prefixes: ['34', '37'], lengths: [15], codeLength: 4, gaps: [4, 10] },
  {
    brand: 'MASTERCARD',
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    codeLength: 3,
    gaps: FOURS,
  },
  { brand: 'DISCOVER', prefixes: ['6011', ['644', '649'], '65'], lengths: [16, 19], codeLength: 3, gaps: FOURS },
  {
    brand: 'DINERS',
    prefixes: [['300', '305'], '3095', '36', '38', '39'],
    lengths: [14, 16, 19],
    codeLength: 3,
    gaps: [4, 10, 14],
  },
  { brand: 'JCB', prefixes: [['3528', '3589']], lengths: [16, 17, 18, 19], codeLength: 3, gaps: FOURS },
  {
    brand: 'CHINA_UNION_PAY',
    prefixes: ['62', ['8100', '8171']],
    lengths: [16, 17, 18, 19],
    codeLength: 3,
    gaps: FOURS,
  },
];

/** A brand we do not know: the provider will say. Lengths are those of ISO/IEC 7812 that the contract takes. */
const unknownBrand: BrandRule = {
  brand: 'DEFAULT',
  prefixes: [],
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  codeLength: 3,
  gaps: FOURS,
};

/** The brand by the specification's names (section 9), as soon as the digits leave no other; `DEFAULT` until then. */
export function cardBrandOf(number: string): CardBrand {
  return ruleOf(digitsOf(number)).brand;
}

export function ruleOf(digits: string): BrandRule {
  return rules.find(({ prefixes }) => prefixes.some((prefix) => beginsWith(digits, prefix))) ?? unknownBrand;
}

export function ruleOfBrand(brand: CardBrand): BrandRule {
  return rules.find((rule) => rule.brand === brand) ?? unknownBrand;
}

/** The digits of what was typed or pasted, whatever stands between them. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

/** The text with the digits of other scripts as 0–9: keyboards in Arabic, Hindi or Japanese type their own. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, asciiDigit);
}

/** Digits of every script stand in Unicode in runs of ten, from zero to nine; some runs follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function beginsWith(digits: string, prefix: string | readonly [string, string]): boolean {
  if (typeof prefix === 'string') return digits.startsWith(prefix);
  const [from, to] = prefix;
  const head = digits.slice(0, from.length);
  return head.length === from.length && head >= from && head <= to;
}
