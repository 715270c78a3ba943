'use client';

import { useState, type FocusEvent } from 'react';

/** Which side of the card is up. Focusing a field turns the card to the field's side; a button turns it by hand. */
export function useCardFlip() {
  const [isFlipped, setFlipped] = useState(false);
  const followFocus = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const side = target.closest<HTMLElement>('[data-side]');
    const before = relatedTarget instanceof Element ? relatedTarget.closest('[data-side]') : null;
    if (side && side !== before) setFlipped(side.dataset['side'] === 'inside');
  };
  return { isFlipped, setFlipped, followFocus };
}
