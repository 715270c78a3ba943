import type { BreadcrumbList } from 'schema-dts';
import { brand } from '@myler/config/brand';
import { isListed, pages, type Page } from '@myler/config/pages';
import { absolute } from './thing.ts';

/** The breadcrumbs of a page, from home to the page itself. Home has none. */
export function trail(path: string, title: string, origin: string): BreadcrumbList | undefined {
  const { pathname } = new URL(path, origin);
  if (pathname === '/') return undefined;
  const [first = '', ...rest] = pathname.slice(1).split('/');
  const parent =
    rest.length > 0 ? Object.entries<Page>(pages).find(([known]) => known === `/${first}`)?.[1] : undefined;
  const own = Object.entries<Page>(pages).find(([known]) => known === pathname)?.[1];
  const isOfItsOwn = path !== pathname && own !== undefined && isListed(path, own);
  const steps = [
    { name: brand.name, path: '/' },
    ...(parent?.title ? [{ name: parent.title, path: `/${first}` }] : []),
    // A listed address with a query is below its page: "Hotels in Asia" below "Our hotels".
    ...(isOfItsOwn && own?.title ? [{ name: own.title, path: pathname }] : []),
    { name: title, path: isOfItsOwn ? path : pathname },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(step, origin),
    })),
  };
}
