import type { Page } from '@playwright/test';

/** What a page says of itself and where it leads, read from its HTML as it comes over the wire. */
export interface ReadPage {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  socialCard: string;
  headings: string[];
  jsonLd: string[];
  /** Whole addresses on this site, without what only browsers see. */
  links: string[];
  ids: string[];
  /** Files the page needs: its icons, its manifest, its feeds. */
  files: string[];
  /** Pictures without a word about what they show. */
  speechless: number;
}

/** Reads HTML with a browser's own parser; nothing in it runs. */
export function readHtml(page: Page, html: string, url: string): Promise<ReadPage> {
  return page.evaluate(
    ([text, address]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const content = (selector: string, attribute = 'content') =>
        parsed.querySelector(selector)?.getAttribute(attribute) ?? '';
      const whole = (href: string) => new URL(href, address).href;
      const all = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
      return {
        title: parsed.title,
        description: content('meta[name=description]'),
        canonical: content('link[rel=canonical]', 'href'),
        robots: content('meta[name=robots]'),
        socialCard: content('meta[property="og:image"]'),
        headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
        jsonLd: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent),
        links: all('a[href]:not([data-reload])', 'href')
          .filter((href) => !/^(?:mailto|tel|https?):/.test(href) || href.startsWith(new URL(address).origin))
          .map(whole),
        ids: all('[id]', 'id'),
        files: all('link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon], link[rel=alternate]', 'href').map(
          whole,
        ),
        speechless: parsed.querySelectorAll('img:not([alt])').length,
      };
    },
    [html, url] as const,
  );
}
