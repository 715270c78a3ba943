import { Testimonials } from './home.TestimonialsCarousel.tsx';

/** The quotes as the server printed them, read back from the page. */
export function testimonialsIsland(element: HTMLElement) {
  const quotes = [...element.querySelectorAll('figure')].map((figure) => ({
    words: textOf(figure, 'blockquote').replace(/^“|”$/g, ''),
    source: textOf(figure, 'figcaption'),
  }));
  return <Testimonials quotes={quotes} />;
}

function textOf(parent: Element, selector: string): string {
  return parent.querySelector(selector)?.textContent.trim() ?? '';
}
