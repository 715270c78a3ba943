import { pageAt, pages } from '@myler/config/pages';

const MAX_VALUE_LENGTH = 120;
/** A shortlist may contain all hotels. */
const MAX_IDS_LENGTH = 2_000;
const MAX_PATH_LENGTH = 512;

export type PageAddress =
  /**
   * `key` is the path with the parameters that the page declares (`@myler/config/pages`), in the declared order. All
   * addresses of a page have the same key.
   */
  | { kind: 'page'; key: string; hasQuery: boolean }
  /** The canonical address, with the unchanged query. */
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' };

/**
 * The page of an address. Upper case and trailing slashes redirect to the canonical path (docs/product-decisions.md,
 * Routes). Doubled slashes do too, so that a redirect never starts with "//", which would leave the site.
 *
 * @param target path and query of the request, starting with a slash
 */
export function pageAddress(target: string): PageAddress {
  const queryStart = target.indexOf('?');
  const path = queryStart < 0 ? target : target.slice(0, queryStart);
  const query = queryStart < 0 ? '' : target.slice(queryStart);
  if (path.length > MAX_PATH_LENGTH || !/^\/[\w\-.~!$&'()*+,;=:@%/\\[\]]*$/.test(path)) return { kind: 'unknown' };
  if (!isReadable(path)) return { kind: 'unknown' };
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: 'redirect', location: canonical + query };
  const declared = declaredQuery(canonical, query);
  return { kind: 'page', key: canonical + declared, hasQuery: declared !== '' };
}

/** No page's address has white space or control characters. The router would trim "/our-hotels/%20" and find a page. */
function isReadable(path: string): boolean {
  try {
    return !/[\s\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function canonicalPath(path: string): string {
  const lower = path
    .replaceAll('\\', '/')
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  return lower.length > 1 ? lower.replace(/\/$/, '') : '/';
}

function declaredQuery(path: string, query: string): string {
  const page = query.length < 2 ? undefined : pageAt(path);
  if (!page) return '';
  const parameters = new URLSearchParams(query);
  const declared = new URLSearchParams();
  for (const name of pages[page].query) {
    const value = parameters
      .get(name)
      ?.trim()
      .slice(0, name === 'ids' ? MAX_IDS_LENGTH : MAX_VALUE_LENGTH)
      .toWellFormed();
    if (value) declared.set(name, value);
  }
  return declared.size > 0 ? `?${declared.toString()}` : '';
}
