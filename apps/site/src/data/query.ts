import type { PagePath, QueryName } from '@myler/config/pages';

/** What an address asks of a page, for its reader: any of the table's parameters, whatever their values. */
export type Query<Path extends PagePath> = { readonly [Name in QueryName<Path>]?: unknown };

/**
 * For a route's `validateSearch`: its parameters, as texts. A list, which only `?q=a&q=b` can be, counts as not given. What
 * a text means, and what is meant where it means nothing, the page reads from it in `loaderDeps`: the router writes what
 * this returns into the address, and on the server redirects to it (docs/decisions/0031).
 * Called before the route is made: within it, the router's types lose the names.
 */
export function query<const Name extends string>(...names: Name[]) {
  return (given: Record<string, unknown>): { [Key in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    ) as Record<Name, string>;
}
