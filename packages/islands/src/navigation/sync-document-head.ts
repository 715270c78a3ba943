import type { AnyRouter } from '@tanstack/react-router';
import { headOf } from './page-head.ts';

/** Updates title, description, canonical address and social card to those of the page that is shown. */
export function syncDocumentHead(router: AnyRouter, onPageRendered: (() => void) | undefined): void {
  router.subscribe('onRendered', () => {
    const { meta, links } = headOf(router);
    const title = meta.find((tag) => tag['title'])?.['title'];
    if (title) document.title = title;
    for (const attribute of ['name', 'property'] as const) {
      for (const tag of document.head.querySelectorAll<HTMLMetaElement>(`meta[${attribute}]`)) {
        const name = tag.getAttribute(attribute);
        const content = meta.find((candidate) => candidate[attribute] === name)?.['content'];
        if (content !== undefined) tag.content = content;
      }
    }
    const canonical = links.find((tag) => tag['rel'] === 'canonical')?.['href'];
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical && link) link.href = canonical;
    onPageRendered?.();
  });
}
