import type { BreadcrumbList } from 'schema-dts';
import { brand } from '@myler/config/brand';
import { absolute } from './thing.ts';

/** What stands above a page, by the first step of its path. */
const parents: Record<string, string> = {
  'our-hotels': 'Our hotels',
  'travel-journal': 'The travel journal',
  press: 'Press',
  'e-gift-card': 'E-gift cards',
};

/** Where a page stands, from home to itself. Home stands nowhere. */
export function trail(path: string, title: string, origin: string): BreadcrumbList | undefined {
  const { pathname } = new URL(path, origin);
  if (pathname === '/') return undefined;
  const [first = '', ...rest] = pathname.slice(1).split('/');
  const parent = rest.length > 0 ? parents[first] : undefined;
  const steps = [
    { name: brand.name, path: '/' },
    ...(parent ? [{ name: parent, path: `/${first}` }] : []),
    { name: title, path: pathname },
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
