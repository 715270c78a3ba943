import type { PagePath, QueryName } from './pages.ts';

/** "/our-hotels/$id" has an `id`. */
type ParamName<Path extends string> = Path extends `${string}$${infer Name}` ? Name : never;

/** Parameters that open the wizard over any page. Only the browser reads them; they are not part of a cache key. */
type WizardName = 'join' | 'ref';

interface Parts<Path extends PagePath> {
  /** The page's query parameters. Those that are undefined are left out. */
  search?: { readonly [Name in QueryName<Path> | WizardName]?: string | number | undefined };
  hash?: string;
}

type AddressArguments<Path extends PagePath> = [ParamName<Path>] extends [never]
  ? [parts?: Parts<Path> & { params?: never }]
  : [parts: Parts<Path> & { params: Readonly<Record<ParamName<Path>, string>> }];

/**
 * The address of a page of the site, without the origin. An unknown page, an unknown parameter and a missing parameter
 * do not compile. The function uses only the types of the table of pages, so that a browser does not download the table.
 *
 * @example address('/our-hotels/$id', { params: { id: 'flaros' } }) // => '/our-hotels/flaros'
 */
export function address<Path extends PagePath>(path: Path, ...options: AddressArguments<Path>): string {
  const [{ params = {}, search = {}, hash } = {}] = options as [({ params?: Record<string, string> } & Parts<Path>)?];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(search))
    if (value !== undefined) query.set(name, String(value));
  const [param = ''] = Object.values(params);
  // Commas are allowed in a query, and the address is easier to read with them.
  const queryText = query.toString().replaceAll('%2C', ',');
  return path.replace(/\$\w+/, encodeURIComponent(param)) + (queryText && `?${queryText}`) + (hash ? `#${hash}` : '');
}
