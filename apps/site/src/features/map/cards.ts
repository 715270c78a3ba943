import { closestLive, findAllLive, readLive, setLive } from '../../live/live.ts';

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
