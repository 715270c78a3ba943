import type { createStore } from 'jotai/vanilla';
import { fitLabels } from '@myler/domain/fit';
import { defineElement } from '@myler/islands/elements';
import { fitsAtom, wantedFitsAtom } from './fits.ts';

/** `<fit-line hotel="dar-zahra">` says what the hotel is for the family. It is empty for whoever has described none. */
export function defineFitLine(store: ReturnType<typeof createStore>): void {
  const hotelOf = (line: HTMLElement) => line.getAttribute('hotel') ?? '';
  defineElement('fit-line', {
    subscribe(onChange, line) {
      const wanted = [hotelOf(line)];
      store.set(wantedFitsAtom, (groups) => [...groups, wanted]);
      const unsubscribe = store.sub(fitsAtom, onChange);
      return () => {
        store.set(wantedFitsAtom, (groups) => groups.filter((group) => group !== wanted));
        unsubscribe();
      };
    },
    read: (line) => store.get(fitsAtom).get(hotelOf(line)),
    draw(line, finding) {
      line.replaceChildren();
      if (!finding) return;
      const label = document.createElement('b');
      label.textContent = fitLabels[finding.kind];
      line.append(label, ` ${finding.sentence}`);
    },
  });
}
