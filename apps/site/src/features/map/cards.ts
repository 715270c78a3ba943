import { closestLive, findAllLive, readLive, setLive } from '@myler/islands/attributes';

/** Highlights the cards of these hotels in the list. Returns a function that removes the highlight. */
export function highlightCards(ids: readonly string[]): () => void {
  const cards = ids.flatMap((id) => findAllLive('hotel', id));
  for (const card of cards) setLive(card, 'highlighted', true);
  return () => {
    for (const card of cards) setLive(card, 'highlighted', false);
  };
}

/**
 * Calls back with the id of the hotel whose card has the pointer or the focus, or ''. Returns a function that ends
 * this.
 */
export function observeCards(onChange: (id: string) => void): () => void {
  const report = ({ target }: Event) => onChange(readLive(closestLive(target, 'hotel'), 'hotel') ?? '');
  document.addEventListener('pointerover', report, { passive: true });
  document.addEventListener('focusin', report);
  return () => {
    document.removeEventListener('pointerover', report);
    document.removeEventListener('focusin', report);
  };
}

/** The picture and the prices of a hotel from its card in the list, so that the page sends neither twice. */
export function readCard(id: string): { picture: string; prices: { currency: string; text: string }[] } | undefined {
  const [card] = findAllLive('hotel', id);
  if (!card) return undefined;
  const image = card.querySelector('img');
  return {
    picture: image?.currentSrc || image?.src || '',
    prices: findAllLive('price', undefined, card).map((price) => ({
      currency: readLive(price, 'price') ?? '',
      text: price.textContent,
    })),
  };
}
