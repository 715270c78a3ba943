import { brand } from '@myler/config/brand';
import { jsonLd, type PageThing } from './json-ld/thing.ts';
import { trail } from './json-ld/trail.ts';
import { socialCardOf } from './social-card.ts';

interface PageHead {
  /** Unique on the site; the brand's name is added. */
  title: string;
  /** What a search result says below the title: one or two sentences, 160 characters at most. */
  description: string;
  /** The canonical path. */
  path: string;
  origin: string;
  /**
   * What the page is about, in schema.org's words. Given on the server only (`import.meta.env.SSR && …`): a browser that
   * turns the page has no use for it, and need not carry what writes it.
   */
  things?: false | ((origin: string) => PageThing[]);
}

/** Title, description, canonical address, social card and JSON-LD of a page. */
export function pageHead({ title, description, path, origin, things }: PageHead) {
  const url = new URL(path, origin).href;
  const full = path === '/' ? `${brand.name} · ${title}` : `${title} · ${brand.name}`;
  const card = new URL(socialCardOf(path), origin).href;
  const meta = [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return {
    meta,
    links: [{ rel: 'canonical', href: url }],
    scripts: import.meta.env.SSR ? jsonLd([trail(path, title, origin), ...(things ? things(origin) : [])]) : [],
  };
}
