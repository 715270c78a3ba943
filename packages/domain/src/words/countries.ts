const countryNames = /* @__PURE__ */ new Intl.DisplayNames('en-GB', { type: 'region' });

const known = new Map<string, string>();

/** "Bosnia and Herzegovina" for "BA". Each name is found out once, because a list of hotels has one for every country. */
export function countryName(code: string): string {
  const before = known.get(code);
  if (before !== undefined) return before;
  const name = (countryNames.of(code) ?? code).replace(' & ', ' and ');
  known.set(code, name);
  return name;
}
