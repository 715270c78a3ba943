import { pageAt, pages } from '@myler/config/pages';

const MAX_VALUE = 120;
/** A shortlist may name every hotel. */
const MAX_IDS = 2_000;
const MAX_PATH = 512;

export type PageAddress =
  /**
   * `key` is path and parameters of the page (`@myler/config/pages`) in one order: the same page, however it was asked
   * for.
   */
  | { kind: 'page'; key: string; hasQuery: boolean }
  /** The canonical address, with its query as it was. */
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' };

/**
 * What page an address means. Upper case and trailing slashes lead to the canonical path (docs/product-decisions.md,
 * Routes); doubled slashes too, so that no redirect ever starts with two and leaves the site.
 *
 * @param target path and query as they came, starting with a slash
 */
export function pageAddress(target: string): PageAddress {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  if (path.length > MAX_PATH || !/^\/[\w\-.~!$&'()*+,;=:@%/\\[\]]*$/.test(path)) return { kind: 'unknown' };
  if (!isReadable(path)) return { kind: 'unknown' };
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: 'redirect', location: canonical + query };
  const declared = declaredQuery(canonical, query);
  return { kind: 'page', key: canonical + declared, hasQuery: declared !== '' };
}

/** No page has white space or control characters in its address. The router would trim "/our-hotels/%20" and answer. */
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
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of pages[page].query) {
    const value = given
      .get(name)
      ?.trim()
      .slice(0, name === 'ids' ? MAX_IDS : MAX_VALUE)
      .toWellFormed();
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept.toString()}` : '';
}
