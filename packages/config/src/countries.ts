/**
 * The currency of each country (docs/specification.md, section 9). The countries for the euro, the pound and the Hong
 * Kong dollar are the specification's. The list for the dollar is "not shown" there, so it has all other countries of
 * the Americas, the Middle East and Asia (docs/product-decisions.md, Memberships, prices, currency). Codes are ISO
 * 3166-1 alpha-2.
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

/** An ISO code in upper case. `UK`, which some services send, becomes `GB`. Undefined for anything but two letters. */
export function normaliseCountry(code: string | undefined | null): string | undefined {
  // Stryker disable next-line StringLiteral: the text put there is not two letters either.
  const trimmed = code?.trim() ?? '';
  // Checked before `toUpperCase`, which makes two letters of "ﬁ" and of "ß".
  if (!/^[a-z]{2}$/i.test(trimmed)) return undefined;
  const upper = trimmed.toUpperCase();
  return upper === 'UK' ? 'GB' : upper;
}

/**
 * The currency code of a country. It may be a currency that is not offered (HKD). Undefined when the country is unknown
 * or not in the map; then the caller uses a fallback (see `defaultCurrencyFor`).
 */
export function currencyOfCountry(country: string | undefined): string | undefined {
  const code = normaliseCountry(country);
  return code ? byCountry.get(code) : undefined;
}
