import type { CardBrand } from '@myler/config/cards';
import { asciiDigits } from '@myler/config/typed-text';

interface BrandRule {
  brand: CardBrand;
  /** Leading digits, or an inclusive range of the same length. */
  prefixes: readonly (string | readonly [string, string])[];
  /** The possible numbers of digits. */
  lengths: readonly number[];
  /** The number of digits of the security code. */
  codeLength: 3 | 4;
  /** The positions after which the card prints a space. */
  gaps: readonly number[];
}

const GROUPS_OF_FOUR = [4, 8, 12, 16];

/**
 * The prefixes and lengths of each brand's numbers. ISO/IEC 7812 assigns ranges to the networks, which publish them:
 * Visa (core rules, 4), American Express (34, 37), Mastercard (rules, 51–55 and since 2017 2221–2720), Discover and
 * Diners Club (network overview: 6011, 644–649, 65; 300–305, 3095, 36, 38–39), JCB (3528–3589) and China UnionPay (62,
 * 8100–8171). Discover accepts 622126–622925 for UnionPay; such a card shows UnionPay, so its brand here is UnionPay.
 * All numbers end in the check digit of ISO/IEC 7812-1.
 */
const rules: readonly BrandRule[] = [
  { brand: 'VISA', prefixes: ['4'], lengths: [16, 18, 19], codeLength: 3, gaps: GROUPS_OF_FOUR },
  { brand: 'AMEX', prefixes: ['34', '37'], lengths: [15], codeLength: 4, gaps: [4, 10] },
  {
    brand: 'MASTERCARD',
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    codeLength: 3,
    gaps: GROUPS_OF_FOUR,
  },
  {
    brand: 'DISCOVER',
    prefixes: ['6011', ['644', '649'], '65'],
    lengths: [16, 19],
    codeLength: 3,
    gaps: GROUPS_OF_FOUR,
  },
  {
    brand: 'DINERS',
    prefixes: [['300', '305'], '3095', '36', '38', '39'],
    lengths: [14, 16, 19],
    codeLength: 3,
    gaps: [4, 10, 14],
  },
  { brand: 'JCB', prefixes: [['3528', '3589']], lengths: [16, 17, 18, 19], codeLength: 3, gaps: GROUPS_OF_FOUR },
  {
    brand: 'CHINA_UNION_PAY',
    prefixes: ['62', ['8100', '8171']],
    lengths: [16, 17, 18, 19],
    codeLength: 3,
    gaps: GROUPS_OF_FOUR,
  },
];

/** An unknown brand, for the provider to decide. The lengths are those of ISO/IEC 7812 that the contract accepts. */
const unknownBrand: BrandRule = {
  brand: 'DEFAULT',
  prefixes: [],
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  codeLength: 3,
  gaps: GROUPS_OF_FOUR,
};

/** The brand as named in the specification (section 9), once the digits determine it; `DEFAULT` until then. */
export function cardBrandOf(number: string): CardBrand {
  return ruleOf(digitsOf(number)).brand;
}

export function ruleOf(digits: string): BrandRule {
  return rules.find(({ prefixes }) => prefixes.some((prefix) => beginsWith(digits, prefix))) ?? unknownBrand;
}

export function ruleOfBrand(brand: CardBrand): BrandRule {
  return rules.find((rule) => rule.brand === brand) ?? unknownBrand;
}

/** The digits of typed or pasted text, without anything between them. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

function beginsWith(digits: string, prefix: string | readonly [string, string]): boolean {
  if (typeof prefix === 'string') return digits.startsWith(prefix);
  const [from, to] = prefix;
  const head = digits.slice(0, from.length);
  return head.length === from.length && head >= from && head <= to;
}
