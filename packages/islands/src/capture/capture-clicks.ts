import { closestLive, findLive, hasLive } from '../attributes/live.ts';
import { whileBusy } from '../loading/while-busy.ts';

export type IslandState = 'idle' | 'loading' | 'hydrated' | 'failed';

interface CapturedEvent {
  island: HTMLElement;
  target: HTMLElement;
  /** Its place among the buttons or forms of the island. */
  place: number;
  endBusy: () => void;
}

/** What is captured, by the type of event: the browser itself does nothing with these. */
const CAPTURED = { submit: 'form', click: 'button[type=button]' };

/**
 * Captures what is clicked or submitted in an island before it is hydrated, and shows it as busy. It happens exactly once,
 * when `replay` is called with the island.
 *
 * @param start hydrates an island that has not been started
 */
export function captureClicks(states: ReadonlyMap<HTMLElement, IslandState>, start: (island: HTMLElement) => void) {
  let captured: CapturedEvent[] = [];
  const capture = (event: Event) => {
    const island = closestLive(event.target, 'island');
    const state = island && states.get(island);
    if (!state || state === 'hydrated') return;
    const target = (event.target as Element).closest<HTMLElement>(CAPTURED[event.type as keyof typeof CAPTURED]);
    // A control with an action of its own does not wait for the island.
    if (!target || hasLive(target, 'action') || closestLive(target, 'failure')) return;
    event.preventDefault();
    // React listens already while it hydrates, and would handle it too.
    event.stopPropagation();
    if (state === 'failed') {
      // Focus the line that says that the island failed and offers to try again.
      if (island.parentElement) findLive('failure', undefined, island.parentElement)?.focus();
    } else if (!captured.some((other) => other.target === target)) {
      const place = likeIn(island, target).indexOf(target);
      whileBusy(target, new Promise<void>((endBusy) => captured.push({ island, target, place, endBusy })));
      start(island);
    }
  };
  document.addEventListener('submit', capture, true);
  document.addEventListener('click', capture, true);
  return {
    /** When an island has failed, and before it is hydrated. What was captured in it stays so. */
    endBusy(inIsland: HTMLElement) {
      for (const { island, endBusy } of captured) if (island === inIsland) endBusy();
    },
    replay(hydrated: HTMLElement) {
      const own = captured.filter(({ island }) => island === hydrated);
      captured = captured.filter(({ island }) => island !== hydrated);
      for (const { target, place, endBusy } of own) {
        endBusy();
        // React may have replaced the markup.
        const now = target.isConnected ? target : likeIn(hydrated, target)[place];
        if (now instanceof HTMLFormElement) now.requestSubmit();
        else now?.click();
      }
    },
  };
}

function likeIn(island: HTMLElement, { localName }: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(localName)];
}
