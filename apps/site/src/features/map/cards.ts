import { closestLive, findAllLive, readLive, setLive } from '../../live/live.ts';

/** Lights the cards of these hotels; returns what puts them out. */
export function lightCards(ids: readonly string[]): () => void {
  const cards = ids.flatMap((id) => findAllLive('hotel', id));
  for (const card of cards) setLive(card, 'lit', true);
  return () => {
    for (const card of cards) setLive(card, 'lit', false);
  };
}

/** Tells which card the pointer or the focus is on, or '' for none; returns what ends it. */
export function watchCards(tell: (id: string) => void): () => void {
  const over = ({ target }: Event) => tell(readLive(closestLive(target, 'hotel'), 'hotel') ?? '');
  document.addEventListener('pointerover', over, { passive: true });
  document.addEventListener('focusin', over);
  return () => {
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', over);
  };
}
