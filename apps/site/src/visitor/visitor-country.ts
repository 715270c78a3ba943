let known: string | undefined;

/** The visitor's country, ISO 3166-1 alpha-2, once the trace has told; undefined while and when it is unknown. */
export function visitorCountry(): string | undefined {
  return known;
}

export function keepVisitorCountry(country: string | undefined): string | undefined {
  // What a trace says when it does not know.
  known = country === 'XX' ? undefined : country;
  return known;
}
