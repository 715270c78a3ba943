import type { Page } from './page.ts';

/** The addresses of a page that search engines may index and the sitemap lists: its own, and those of its listed queries. */
export function listedAddresses(
  path: string,
  { listed, listedQueries = {} }: Pick<Page, 'listed' | 'listedQueries'>,
): string[] {
  if (!listed) return [];
  const queries = Object.entries(listedQueries).flatMap(([name, values]) =>
    values.map((value) => `${path}?${new URLSearchParams({ [name]: value }).toString()}`),
  );
  return [path, ...queries];
}

/**
 * Whether search engines may index an address: without a query as its page, with one only if the table lists it.
 *
 * @param address path with query: "/our-hotels?region=asia"
 */
export function isListed(address: string, page: Pick<Page, 'listed' | 'listedQueries'>): boolean {
  const [path = '', search] = address.split('?');
  return search === undefined ? page.listed : listedAddresses(path, page).includes(address);
}
