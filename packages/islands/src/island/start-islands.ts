import { findAllLive, readLive } from '../attributes/live.ts';
import { captureClicks, type IslandState } from '../capture/capture-clicks.ts';
import { whenToHydrate } from './hydrate-on.ts';
import { mountIsland, showLoadFailure, unmountIslands } from './mount-island.tsx';
import { isIslandName, loadIsland } from './register.ts';

const cancellations: (() => void)[] = [];

/**
 * When a page is reloaded, Chromium restores the values of its fields without an event: after the document was parsed and
 * before `pageshow` at the latest.
 */
function whenFieldsRestored(): Promise<unknown> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' || navigation?.loadEventEnd) return Promise.resolve();
  return new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
}

/** Starts each island of the server-rendered page when its condition for hydration is met. */
export function startIslands(): void {
  const states = new Map<HTMLElement, IslandState>();
  const captured = captureClicks(states, (element) => void start(element));
  const fail = (element: HTMLElement) => {
    states.set(element, 'failed');
    captured.endBusy(element);
  };
  const fieldsRestored = whenFieldsRestored();
  const waitForComposition = watchComposition();

  const start = async (element: HTMLElement, attempts = 1): Promise<void> => {
    const name = readLive(element, 'island');
    const state = states.get(element);
    if (!isIslandName(name) || state === 'loading' || state === 'hydrated') return;
    states.set(element, 'loading');
    try {
      const Component = await loadIsland(name);
      if (element.querySelector('form')) await fieldsRestored;
      // Rendering would end the composition.
      await waitForComposition(element);
      // The visitor may have left the page meanwhile.
      if (!element.isConnected) return;
      // React would report the attribute of a busy control as a difference from the server's markup.
      captured.endBusy(element);
      mountIsland(
        element,
        { name, Component },
        {
          onHydrated() {
            states.set(element, 'hydrated');
            captured.replay(element);
          },
          onFailed: () => fail(element),
          onRetried: () => void states.set(element, 'hydrated'),
        },
      );
    } catch (error) {
      fail(element);
      reportError(error);
      const retry = () => void start(element, attempts + 1);
      if (element.isConnected) showLoadFailure(element, { error, attempts, retry });
    }
  };

  for (const element of findAllLive('island')) {
    states.set(element, 'idle');
    cancellations.push(whenToHydrate(element, readLive(element, 'hydrate-on') ?? 'load', () => void start(element)));
  }
}

/**
 * Called when the router has rendered the next page: no island of the previous page starts any more, and the running
 * ones are unmounted.
 */
export function stopIslands(): void {
  for (const cancel of cancellations.splice(0)) cancel();
  unmountIslands();
}

/** Returns a function that waits until no word is being composed (by an input method editor) in an element. */
function watchComposition(): (element: HTMLElement) => Promise<unknown> | undefined {
  let composing: Node | null = null;
  addEventListener('compositionstart', ({ target }) => (composing = target as Node | null));
  addEventListener('compositionend', () => (composing = null));
  return (element) => {
    if (!element.contains(composing)) return undefined;
    return new Promise((resume) => addEventListener('compositionend', resume, { once: true }));
  };
}
