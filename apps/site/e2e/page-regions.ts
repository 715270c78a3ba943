import type { Page } from '@playwright/test';
import type { Parts } from './page-weight.ts';

/** The elements in each region of a page and the kB of its HTML, the kB of the data in scripts, and the text of its main part. */
export function weighRegions(page: Page, html: string): Promise<{ elements: Parts; html: Parts; text: string }> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const parts = { elements: {} as Parts, html: {} as Parts, text: '' };
    const add = (all: Parts, name: string, value: number) => (all[name] = (all[name] ?? 0) + value);

    for (const script of parsed.querySelectorAll('script')) {
      const island = script.closest<HTMLElement>('[data-island]')?.dataset['island'];
      const name = island ? `the props of the island ${island}` : script.type || 'the inline script';
      add(parts.html, name, script.textContent.length / 1000);
      script.textContent = '';
    }
    parts.text = parsed.querySelector('main')?.textContent ?? '';

    /** Words by which a reader finds the element on the page. */
    const nameOf = (element: Element) => {
      const heading = element.querySelector('h1, h2, h3')?.textContent ?? '';
      const words = element.id || element.getAttribute('aria-label') || heading;
      return words ? `${element.localName} “${words.slice(0, 40)}”` : element.localName;
    };
    const weigh = (element: Element, landmark: string) => {
      const name = landmark ? `${landmark} ${nameOf(element)}` : nameOf(element);
      if (element.querySelector('main, section')) {
        add(parts.elements, name, 1);
        for (const child of element.children) weigh(child, element.closest('main') ? 'main:' : '');
        return;
      }
      add(parts.elements, name, 1 + element.querySelectorAll('*').length);
      add(parts.html, name, element.outerHTML.length / 1000);
    };
    weigh(parsed.head, '');
    weigh(parsed.body, '');
    return parts;
  }, html);
}
