import { QuoteCarousel, type SignedQuote } from './home.QuoteCarousel.tsx';

/** Quotes as the server printed them, read back from the page. */
export function quotesIsland(element: HTMLElement) {
  const label = element.querySelector('[aria-roledescription="carousel"]')?.getAttribute('aria-label') ?? '';
  return <QuoteCarousel label={label} quotes={[...element.querySelectorAll('figure')].map(readQuote)} />;
}

function readQuote(figure: HTMLElement): SignedQuote {
  const words = textOf(figure, 'blockquote').replace(/^“|”$/g, '');
  const time = figure.querySelector('time');
  if (!time) return { words, source: textOf(figure, 'figcaption') };
  return { words, source: textOf(figure, 'cite'), date: { day: time.dateTime, words: time.textContent } };
}

function textOf(parent: Element, selector: string): string {
  return parent.querySelector(selector)?.textContent.trim() ?? '';
}
