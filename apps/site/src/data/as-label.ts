/** A headline where it stands in a list: without its full stop. */
export function asLabel(headline: string): string {
  return headline.replace(/\.$/, '');
}
