import { findAllLive, readLive } from '../attributes/live.ts';
import { CONTROLS, isRadio, captureControl, replayInput, type Control } from './capture-input.ts';

/**
 * Captures the fields of all islands of a page that is about to be rendered again. Returns a function that replays them
 * to the same islands of the new page.
 */
export function captureFields(): () => void {
  // Captured now: the new page's first render empties the search, which the old page shows too until it is replaced.
  const capturedByName = new Map([...namedFields()].map(([key, field]) => [key, captureControl(field)]));
  return () => {
    for (const [key, control] of namedFields()) {
      const captured = capturedByName.get(key);
      if (!captured || (isRadio(control) && !captured.typed)) continue;
      const { typed: current } = captureControl(control);
      const isUnchanged = captured.typed === current;
      // A form may still reset a text field, so replay it even if the field shows the text already.
      if (isUnchanged && (captured.property === 'checked' || !current)) continue;
      replayInput({ ...captured, control, server: isUnchanged ? '' : current, selection: undefined });
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
