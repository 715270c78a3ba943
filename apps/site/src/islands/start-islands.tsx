import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary, focusPlace } from '@myler/ui/error-boundary';
import { createSiteRoot, hydrateSiteRoot, type SiteRoot } from './create-site-root.tsx';
import type { SiteStore } from '../store/site-store.ts';
import { IslandFailure } from './IslandFailure.tsx';
import { isClientOnly, isIslandName, loadIsland, type AnyIsland, type IslandName } from './registered-islands.ts';
import { noteTyped } from './note-typed.ts';
import { whenAwake } from './wake.ts';
import { closestLive, findAllLive, findLive, readLive } from '../live/live.ts';

/** An island of the page that the server rendered. */
interface ServerIsland {
  element: HTMLElement;
  name: IslandName;
  props: object;
  /** What the server rendered, to be shown again when the island fails. */
  markup: readonly Node[];
}

type State = 'asleep' | 'waking' | 'alive' | 'failed';

const roots = new Set<Pick<SiteRoot, 'unmount'>>();
const stops: (() => void)[] = [];

/**
 * Chromium gives the fields of a page that is loaded again their values after the document was read, without an event: at
 * the latest before `pageshow`.
 */
const fieldsRestored = new Promise<unknown>((resolve) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' || navigation?.loadEventEnd) resolve(undefined);
  else addEventListener('pageshow', resolve, { once: true });
});

/** Starts each island of the page that the server rendered, when it is time (docs/decisions/0030). */
export function startIslands(store: SiteStore): void {
  const states = new Map<HTMLElement, State>();
  /** Forms that were submitted before they lived: submitted once when they do. */
  const submitted = new Set<HTMLElement>();

  let composing: Node | null = null;
  const once = { once: true };

  const start = async (element: HTMLElement, attempts = 1): Promise<void> => {
    const name = readLive(element, 'island');
    const state = states.get(element);
    if (!isIslandName(name) || state === 'waking' || state === 'alive') return;
    states.set(element, 'waking');
    try {
      const Component = await loadIsland(name);
      // A browser gives the fields of a page that is loaded again what was typed there, and tells nobody.
      if (element.querySelector('form')) await fieldsRestored;
      // To render now would end the word that is being composed.
      if (element.contains(composing)) await new Promise((resume) => addEventListener('compositionend', resume, once));
      // The visitor may have turned the page meanwhile.
      if (!element.isConnected) return;
      mount({ element, name, props: propsBeside(element), markup: [...element.cloneNode(true).childNodes] }, Component);
    } catch (error) {
      states.set(element, 'failed');
      reportError(error);
      if (element.isConnected) sayNotLoaded(element, { error, attempts });
    }
  };

  const mount = (island: ServerIsland, Component: AnyIsland) => {
    const { element, name, props } = island;
    const enter = (state: State) => () => void states.set(element, state);
    const begin = () => {
      states.set(element, 'alive');
      if (submitted.delete(element)) element.querySelector('form')?.requestSubmit();
    };
    const content = (
      <Alive element={element} whenAlive={begin}>
        <IslandBoundary island={island} whenFailed={enter('failed')} whenAlive={enter('alive')}>
          <Component {...props} />
        </IslandBoundary>
      </Alive>
    );
    if (isClientOnly(name)) {
      const root = createSiteRoot(element, store);
      root.render(content);
      roots.add(root);
    } else roots.add(hydrateSiteRoot(element, store, content, element.id));
  };

  const sayNotLoaded = (element: HTMLElement, { error, attempts }: { error: unknown; attempts: number }) => {
    const line = document.createElement('div');
    // No box of its own, or the line in it could not stay in the window.
    line.style.display = 'contents';
    (propsElement(element) ?? element).after(line);
    const root = createSiteRoot(line, store);
    roots.add(root);
    const retry = () => {
      roots.delete(root);
      root.unmount();
      line.remove();
      focusPlace(element);
      void start(element, attempts + 1);
    };
    root.render(<IslandFailure failure={{ error, attempts, retry }} />);
  };

  addEventListener('compositionstart', ({ target }) => (composing = target as Node | null));
  addEventListener('compositionend', () => (composing = null));
  for (const element of findAllLive('island')) {
    states.set(element, 'asleep');
    stops.push(whenAwake(element, readLive(element, 'wake') ?? 'load', () => void start(element)));
  }
  document.addEventListener('submit', (event) => {
    const element = closestLive(event.target, 'island');
    const state = element && states.get(element);
    if (!state || state === 'alive') return;
    event.preventDefault();
    if (state === 'failed') {
      // Nothing takes it: the line below says so, and how to go on.
      if (element.parentElement) findLive('failure', undefined, element.parentElement)?.focus();
      return;
    }
    submitted.add(element);
    void start(element);
  });
}

/** The page took its leave: React renders the next one. */
export function stopIslands(): void {
  for (const stop of stops.splice(0)) stop();
  for (const root of roots) root.unmount();
  roots.clear();
}

function propsElement(element: HTMLElement): HTMLScriptElement | undefined {
  const { nextElementSibling: next } = element;
  return next instanceof HTMLScriptElement ? next : undefined;
}

function propsBeside(element: HTMLElement): object {
  return JSON.parse(propsElement(element)?.text ?? '{}') as object;
}

interface AliveProps {
  element: HTMLElement;
  /** Called once, when the island knows all that was typed in it before. */
  whenAlive: () => void;
  children: ReactNode;
}

function Alive({ element, whenAlive, children }: AliveProps) {
  const tellTyped = useRef<() => void>(undefined);
  // Before anything in it is rendered again.
  useLayoutEffect(() => {
    tellTyped.current = noteTyped(element);
  }, [element]);
  useEffect(() => {
    // After all effects: within them React renders nothing.
    queueMicrotask(() => {
      tellTyped.current?.();
      whenAlive();
    });
    // Once for the island, whatever is rendered later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return children;
}

interface IslandBoundaryProps {
  island: ServerIsland;
  whenFailed: () => void;
  whenAlive: () => void;
  children: ReactNode;
}

/** What throws in an island leaves the server's markup, which can still be read, and a line with "Try again". */
function IslandBoundary({ island, whenFailed, whenAlive, children }: IslandBoundaryProps) {
  const showMarkup = (place: HTMLDivElement) => {
    place.replaceChildren(...island.markup.map((node) => node.cloneNode(true)));
    whenFailed();
    return whenAlive;
  };
  return (
    <ErrorBoundary
      renderFailure={(failure) => (
        <>
          <div ref={showMarkup} />
          <IslandFailure failure={failure} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
