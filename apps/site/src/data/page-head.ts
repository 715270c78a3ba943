import { brand } from '@myler/config/brand';

interface PageHead {
  /** Unique on the site; the brand's name is added. */
  title: string;
  /** What a search result says below the title: one or two sentences, 160 characters at most. */
  description: string;
  /** The canonical path. */
  path: string;
  origin: string;
  /** The social card, 1200 × 630. */
  image?: string;
}

/** Title, description, canonical address and social card of a page. */
export function pageHead({ title, description, path, origin, image }: PageHead) {
  const url = new URL(path, origin).href;
  const full = path === '/' ? `${brand.name} · ${title}` : `${title} · ${brand.name}`;
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(image ? [{ property: 'og:image', content: new URL(image, origin).href }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
