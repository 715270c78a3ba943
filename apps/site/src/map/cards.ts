/** Whatever shows a hotel beside the map carries its id: `<li data-hotel="dar-zahra">`. */
const CARD = '[data-hotel]';

/** Lights the cards of these hotels; returns what puts them out. */
export function lightCards(ids: readonly string[]): () => void {
  const cards = ids.flatMap((id) => [...document.querySelectorAll<HTMLElement>(`[data-hotel="${CSS.escape(id)}"]`)]);
  for (const card of cards) card.dataset['lit'] = '';
  return () => {
    for (const card of cards) delete card.dataset['lit'];
  };
}

/** Tells which card the pointer or the focus is on, or '' for none; returns what ends it. */
export function watchCards(tell: (id: string) => void): () => void {
  const over = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    tell(card?.dataset['hotel'] ?? '');
  };
  document.addEventListener('pointerover', over, { passive: true });
  document.addEventListener('focusin', over);
  return () => {
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', over);
  };
}
