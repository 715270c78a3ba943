let known: string | undefined;

/** The visitor's country, ISO 3166-1 alpha-2, as the trace reports it; undefined before that and when it is unknown. */
export function visitorCountry(): string | undefined {
  return known;
}

export function keepVisitorCountry(country: string | undefined): string | undefined {
  // A trace reports "XX" for an unknown country.
  known = country === 'XX' ? undefined : country;
  return known;
}
