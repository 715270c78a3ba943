interface TaxNumberForm {
  /** Of the number in capitals, without spaces, dots, dashes and slashes, and without the country's code before it. */
  pattern: RegExp;
  /** A number of this form that belongs to nobody. */
  example: string;
}

const form = (pattern: RegExp, example: string): TaxNumberForm => ({ pattern, example });

/** The forms of the numbers that companies have for VAT, sales tax or their register, by country. No register is asked. */
const forms: Readonly<Record<string, TaxNumberForm>> = {
  AE: form(/^\d{15}$/, '100 0000 0000 0003'),
  AT: form(/^U\d{8}$/, 'ATU 00000000'),
  AU: form(/^\d{11}$/, '00 000 000 000'),
  BE: form(/^[01]\d{9}$/, 'BE 0000 000 000'),
  BG: form(/^\d{9,10}$/, 'BG 000000000'),
  BR: form(/^\d{14}$/, '00.000.000/0000-00'),
  CA: form(/^\d{9}(?:R[TCP]\d{4})?$/, '00000 0000 RT0000'),
  CH: form(/^(?:CHE|E)?\d{9}(?:MWST|TVA|IVA)?$/, 'CHE-000.000.000'),
  CN: form(/^[0-9A-Z]{18}$/, '000000000000000000'),
  CY: form(/^\d{8}[A-Z]$/, 'CY 00000000X'),
  CZ: form(/^\d{8,10}$/, 'CZ 00000000'),
  DE: form(/^(?:\d{9,11}|\d{13})$/, 'DE 000000000'),
  DK: form(/^\d{8}$/, 'DK 00 00 00 00'),
  EE: form(/^\d{9}$/, 'EE 000000000'),
  ES: form(/^[0-9A-Z]\d{7}[0-9A-Z]$/, 'ES X0000000X'),
  FI: form(/^\d{8}$/, 'FI 00000000'),
  FR: form(/^[0-9A-Z]{2}\d{9}$/, 'FR 00 000000000'),
  GB: form(/^(?:(?:XI)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})|\d{8}|(?!GB|XI)[A-Z]{2}\d{6}|\d{10})$/, 'GB 000 0000 00'),
  GR: form(/^(?:EL)?\d{9}$/, 'EL 000000000'),
  HR: form(/^\d{11}$/, 'HR 00000000000'),
  HU: form(/^\d{8}(?:\d{3})?$/, 'HU 00000000'),
  IE: form(/^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, 'IE 0000000XX'),
  IL: form(/^\d{9}$/, '000000000'),
  IN: form(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, '00AAAAA0000A1Z0'),
  IT: form(/^\d{11}$/, 'IT 00000000000'),
  JP: form(/^T?\d{13}$/, 'T 0000000000000'),
  KR: form(/^\d{10}$/, '000-00-00000'),
  LI: form(/^(?:\d{5}|CHE\d{9})$/, '00000'),
  LT: form(/^(?:\d{9}|\d{12})$/, 'LT 000000000'),
  LU: form(/^\d{8}$/, 'LU 00000000'),
  LV: form(/^\d{11}$/, 'LV 00000000000'),
  MC: form(/^(?:FR)?[0-9A-Z]{2}\d{9}$/, 'FR 00 000000000'),
  MT: form(/^\d{8}$/, 'MT 00000000'),
  MX: form(/^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/, 'AAA 000000 AA0'),
  NL: form(/^\d{9}B\d{2}$/, 'NL 000000000B00'),
  NO: form(/^\d{9}(?:MVA)?$/, '000 000 000 MVA'),
  NZ: form(/^\d{8,9}$/, '00-000-000'),
  PL: form(/^\d{10}$/, 'PL 0000000000'),
  PT: form(/^\d{9}$/, 'PT 000000000'),
  RO: form(/^\d{2,10}$/, 'RO 00000000'),
  SA: form(/^\d{15}$/, '300000000000003'),
  SE: form(/^\d{12}$/, 'SE 000000000000'),
  SG: form(/^(?:\d{8,9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/, '00000000X'),
  SI: form(/^\d{8}$/, 'SI 00000000'),
  SK: form(/^\d{10}$/, 'SK 0000000000'),
  TR: form(/^\d{10}$/, '0000000000'),
  US: form(/^\d{9}$/, '00-0000000'),
  ZA: form(/^\d{10}$/, '4000000000'),
};

/** Countries in which companies pay no tax that would give them a number. */
const withoutNumbers: ReadonlySet<string> = new Set(['AI', 'BM', 'KY', 'NR', 'PW', 'TC', 'VG', 'VU']);

/** Of a country whose form is not known here. */
const anyForm = form(/^[0-9A-Z]{4,20}$/, '');

/** Whether a company of a country has to give a tax number. */
export const needsTaxNumber = (countryCode: string): boolean => !withoutNumbers.has(countryCode);

/**
 * What is wrong with a company's tax number, in words. The form is checked, and no register is asked.
 *
 * @param typed with or without spaces, dots, dashes and the country's code
 * @param countryCode of the company, ISO 3166-1 alpha-2; empty while it is not chosen
 */
export function taxNumberError(typed: string, countryCode: string): string | undefined {
  const number = typed.toUpperCase().replaceAll(/[\s.\-/–]/gu, '');
  if (number === '') return needsTaxNumber(countryCode) ? 'Enter the company’s tax number.' : undefined;
  if (countryCode === '') return undefined;
  const { pattern, example } = forms[countryCode] ?? anyForm;
  const withoutCountry = number.startsWith(countryCode) ? number.slice(countryCode.length) : number;
  if (pattern.test(number) || pattern.test(withoutCountry)) return undefined;
  return example
    ? `This does not look like a tax number of the company’s country. There it looks like ${example}.`
    : 'Enter the tax number in letters and digits, 20 at most.';
}
