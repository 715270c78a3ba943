interface ListedCity {
  id: string;
  name: string;
}

/** The id of a typed city, if it is on the list: exactly, or differing only in case and accents. */
export function idOfCity(name: string, cities: readonly ListedCity[]): string | null {
  const listed = cities.find((city) => city.name === name) ?? cities.find((city) => isSameName(city.name, name.trim()));
  return listed?.id ?? null;
}

const names = new Intl.Collator('en', { sensitivity: 'base' });

/** Whether two names differ only in case and accents: a visitor may type "lodz" for Łódź. */
const isSameName = (one: string, other: string) => names.compare(one, other) === 0;
