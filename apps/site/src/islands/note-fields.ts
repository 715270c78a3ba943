import { findAllLive, readLive } from '../live/live.ts';
import { CONTROLS, isRadio, noteOf, tell, type Control } from './note-typed.ts';

/**
 * Notes what stands in the fields of all islands, for a page that is about to be drawn anew: what it answers tells the
 * fields of the same islands on the new page.
 */
export function noteFields(): () => void {
  // Noted now: the new page begins with an empty search, which the old one shows too as long as it is there.
  const before = new Map([...namedFields()].map(([key, field]) => [key, noteOf(field)]));
  return () => {
    for (const [key, control] of namedFields()) {
      const old = before.get(key);
      if (!old || (isRadio(control) && !old.typed)) continue;
      const { typed: shown } = noteOf(control);
      const isShown = old.typed === shown;
      // A text that is shown may be one that the form is about to forget: it is told all the same.
      if (isShown && (old.property === 'checked' || !shown)) continue;
      tell({ ...old, control, server: isShown ? '' : shown, selection: undefined });
    }
  };
}

function namedFields(): Map<string, Control> {
  return new Map(
    findAllLive('island').flatMap((island) =>
      [...island.querySelectorAll<Control>(CONTROLS)].map((field) => [
        `${readLive(island, 'island')} ${field.name} ${isRadio(field) ? field.value : ''}`,
        field,
      ]),
    ),
  );
}
