/** All parameters of an address, as texts. The router's own reader makes `true`, `false` and numbers of the words that say so. */
export function parseQuery(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...parameters].map(([name, value]) => {
      const all = parameters.getAll(name);
      return [name, all.length > 1 ? all : value];
    }),
  );
}

/**
 * For a route's `validateSearch`: picks the route's parameters that are strings. A repeated parameter (`?q=a&q=b`) is
 * an array and counts as absent. The page parses and defaults the values in `loaderDeps` and not here: the router
 * writes what this returns into the address, and on the server redirects to it (docs/decisions/0031).
 * Call it outside the route's options: inside them, the router's types lose the names.
 */
export function query<const Name extends string>(...names: Name[]) {
  return (given: Record<string, unknown>): { [Key in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    ) as Record<Name, string>;
}
