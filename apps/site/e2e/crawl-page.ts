import type { Page } from '@playwright/test';

/** The metadata and links of a page, read from its HTML as the server sends it. */
export interface ParsedPage {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  socialCard: string;
  headings: string[];
  jsonLd: string[];
  /** What a reader finds in `main`, and the values of its fields. */
  text: string;
  /** Absolute addresses on this site, without links for browsers only (`data-reload`). */
  links: string[];
  ids: string[];
  /** Files that the page refers to: icons, manifest, feeds. */
  files: string[];
  /** Pictures without an alternative text. */
  withoutAlt: number;
}

/** Parses HTML with the browser's parser; no script in it runs. */
export function parsePage(page: Page, html: string, url: string): Promise<ParsedPage> {
  return page.evaluate(
    ([text, address]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const content = (selector: string, attribute = 'content') =>
        parsed.querySelector(selector)?.getAttribute(attribute) ?? '';
      const absolute = (href: string) => new URL(href, address).href;
      // Apart, because what stands in two cells is not one number.
      const textsIn = (element: Element | null) => {
        const walker = parsed.createTreeWalker(element ?? parsed.body, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
        return texts;
      };
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
        text: [...textsIn(parsed.querySelector('main')), ...all('main input', 'value')].join(' '),
        links: all('a[href]:not([data-reload])', 'href')
          .filter((href) => !/^(?:mailto|tel|https?):/.test(href) || href.startsWith(new URL(address).origin))
          .map(absolute),
        ids: all('[id]', 'id'),
        files: all('link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon], link[rel=alternate]', 'href').map(
          absolute,
        ),
        withoutAlt: parsed.querySelectorAll('img:not([alt])').length,
      };
    },
    [html, url] as const,
  );
}
