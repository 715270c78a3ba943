let current: string | undefined;

/** The visitor's country, ISO 3166-1 alpha-2, as the trace reports it; undefined before that and when it is unknown. */
export function visitorCountry(): string | undefined {
  return current;
}

export function setVisitorCountry(country: string | undefined): string | undefined {
  // A trace reports "XX" for an unknown country.
  current = country === 'XX' ? undefined : country;
  return current;
}
