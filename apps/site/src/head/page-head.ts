import { brand } from '@myler/config/brand';
import { isListed, type pages, type PagePath } from '@myler/config/pages';
import { withHouse } from './json-ld/house.ts';
import { jsonLd, type PageThing } from './json-ld/thing.ts';
import { trail } from './json-ld/trail.ts';
import { browserPages } from './browser-pages.ts';
import { socialCard } from './social-card.ts';

type TitledPath = { [Path in PagePath]: (typeof pages)[Path] extends { title: string } ? Path : never }[PagePath];

/** A row of the table of pages. A page with several addresses gives each its own title and canonical path. */
type DescribedPage =
  | { page: TitledPath; title?: string; path?: string }
  | { page: Exclude<PagePath, TitledPath>; title: string; path: string };

type PageHead = DescribedPage & {
  /** The text below the title in a search result: one or two sentences, 160 characters at most. */
  description: string;
  origin: string;
  /**
   * The page in the vocabulary of schema.org. Pass it on the server only (`import.meta.env.SSR && …`): a browser does
   * not use it, and the build then removes the code that makes it.
   */
  things?: false | ((origin: string) => PageThing[]);
};

/** Title, description, canonical address, social card and JSON-LD of a page. The brand's name is added to the title. */
export function pageHead({
  page,
  title = browserPages[page].title ?? '',
  path = page,
  description,
  origin,
  things,
}: PageHead) {
  const url = new URL(path, origin).href;
  const full = path === '/' ? `${brand.name} · ${title}` : `${title} · ${brand.name}`;
  const meta = [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(socialCard(page, path), origin).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isListed(path, browserPages[page]) ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
  return {
    meta,
    links: [{ rel: 'canonical', href: url }],
    scripts: import.meta.env.SSR
      ? jsonLd(withHouse([trail(path, title, origin), ...(things ? things(origin) : [])], origin))
      : [],
  };
}

/** The head of a page that is the same whatever it shows, for its route. */
export function fixedHead(page: TitledPath, description: string) {
  return ({ match }: { match: { context: { origin: string } } }) =>
    pageHead({ page, description, origin: match.context.origin });
}
