import type { PagePath, QueryName } from '@myler/config/pages';
import type { FileRoutesByTo } from './route-tree.gen.ts';

type RoutePath = keyof FileRoutesByTo;
type RouteQuery<Path extends RoutePath> = keyof FileRoutesByTo[Path]['types']['searchSchema'];
type Different<Table, Route> = Exclude<Table, Route> | Exclude<Route, Table>;

type DifferentQuery = {
  [Path in PagePath & RoutePath]: [Different<QueryName<Path>, RouteQuery<Path>>] extends [never] ? never : Path;
}[PagePath & RoutePath];

/** Does not compile when there is any; the compiler's message names it. */
type None<Path extends never> = Path;

/** Pages without a route, and routes without a row in the table of pages (`@myler/config/pages`). */
export type Missing = None<Different<PagePath, RoutePath>>;

/** Pages whose route has other query parameters than their row. */
export type UnknownQueryKey = None<DifferentQuery>;
