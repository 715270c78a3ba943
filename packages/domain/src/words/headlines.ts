/** A headline without its full stop, for lists. */
export function withoutFullStop(headline: string): string {
  return headline.replace(/\.$/, '');
}
