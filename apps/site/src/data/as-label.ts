/** A headline without its full stop, for lists. */
export function asLabel(headline: string): string {
  return headline.replace(/\.$/, '');
}
