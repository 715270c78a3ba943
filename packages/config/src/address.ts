import type { PagePath, QueryName } from './pages.ts';

/** "/our-hotels/$id" has an `id`. */
type ParamName<Path extends string> = Path extends `${string}$${infer Name}` ? Name : never;

/** Parameters that open the wizard over any page. They are the browser's: no page is kept by them. */
type WizardName = 'join' | 'ref';

interface Parts<Path extends PagePath> {
  /** What the page is asked for. What is undefined is left out. */
  search?: { readonly [Name in QueryName<Path> | WizardName]?: string | number | undefined };
  hash?: string;
}

type Given<Path extends PagePath> = [ParamName<Path>] extends [never]
  ? [parts?: Parts<Path> & { params?: never }]
  : [parts: Parts<Path> & { params: Readonly<Record<ParamName<Path>, string>> }];

/**
 * The address of a page of the site, from its path on. A page that is not in the table, a parameter that it does not read
 * and one that is missing do not compile. It needs the table's types alone: no browser downloads the table for a link.
 *
 * @example address('/our-hotels/$id', { params: { id: 'flaros' } }) // => '/our-hotels/flaros'
 */
export function address<Path extends PagePath>(path: Path, ...given: Given<Path>): string {
  const [{ params = {}, search = {}, hash } = {}] = given as [({ params?: Record<string, string> } & Parts<Path>)?];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(search))
    if (value !== undefined) query.set(name, String(value));
  const [param = ''] = Object.values(params);
  // Commas are no harm in a query, and an address is read by people too.
  const asked = query.toString().replaceAll('%2C', ',');
  return path.replace(/\$\w+/, encodeURIComponent(param)) + (asked && `?${asked}`) + (hash ? `#${hash}` : '');
}
