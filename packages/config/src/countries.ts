/**
 * Which currency a visitor's country leads to (docs/specification.md, section 9). The euro, pound and Hong Kong rows
 * are the specification's; the dollar list, "not shown" there, is every country of the Americas, the Middle East and
 * Asia that does not map elsewhere (docs/product-decisions.md, Memberships, prices, currency). Codes are ISO 3166-1
 * alpha-2.
 */
const EURO = 'AT BE CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES';

const AMERICAS =
  'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI';

const MIDDLE_EAST = 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE';

const ASIA = 'AF AM AZ BD BN BT CN GE ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN';

const byCountry = new Map<string, string>([
  ['GB', 'GBP'],
  ['HK', 'HKD'],
]);
for (const code of EURO.split(' ')) byCountry.set(code, 'EUR');
for (const code of `${AMERICAS} ${MIDDLE_EAST} ${ASIA}`.split(' ')) byCountry.set(code, 'USD');

/** `UK` is what people and some services say; ISO's code is `GB`. Anything that is not two letters is unknown. */
export function normaliseCountry(code: string | undefined | null): string | undefined {
  // Stryker disable next-line StringLiteral: the text put there is not two letters either.
  const trimmed = code?.trim() ?? '';
  // Before capitals are made of it: those of "ﬁ" and "ß" are two letters.
  if (!/^[a-z]{2}$/i.test(trimmed)) return undefined;
  const upper = trimmed.toUpperCase();
  return upper === 'UK' ? 'GB' : upper;
}

/**
 * The currency code a country maps to, which may be one that is not offered (HKD), or undefined when the country is
 * unknown or has none of its own in the map. The caller falls back (see `defaultCurrencyFor`).
 */
export function currencyOfCountry(country: string | undefined): string | undefined {
  const code = normaliseCountry(country);
  return code ? byCountry.get(code) : undefined;
}
