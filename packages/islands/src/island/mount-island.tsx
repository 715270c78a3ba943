'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { captureInput, whenRendered } from '../capture/capture-input.ts';
import { createIslandRoot, hydrateIslandRoot, type Root } from './create-root.tsx';
import { focusPlace } from './focus-place.ts';
import { isClientOnly, parts, type AnyIsland, type Failure, type IslandName } from './register.ts';

export interface IslandEvents {
  /** Called once, when React has received all earlier input of the island. */
  onHydrated: () => void;
  /** Called when a component of the island throws. */
  onFailed: () => void;
  /** Called when the visitor has pressed "Try again". */
  onRetried: () => void;
}

const roots = new Set<Pick<Root, 'unmount'>>();

/** Hydrates the server's markup of an island, or renders an island that only the browser can render. */
export function mountIsland(
  element: HTMLElement,
  island: { name: IslandName; Component: AnyIsland },
  { onHydrated, onFailed, onRetried }: IslandEvents,
): void {
  const markup = [...element.cloneNode(true).childNodes];
  const content = (
    <ReplayInput element={element} onReplayed={onHydrated}>
      <IslandBoundary markup={markup} onFailed={onFailed} onRetried={onRetried}>
        <island.Component {...propsOf(element)} />
      </IslandBoundary>
    </ReplayInput>
  );
  if (isClientOnly(island.name)) {
    const root = createIslandRoot(element);
    root.render(content);
    roots.add(root);
  } else roots.add(hydrateIslandRoot(element, content, element.id));
}

/** Shows below an island that its code could not be loaded, and offers to try again. */
export function showLoadFailure(element: HTMLElement, { error, attempts, retry }: Failure): void {
  const line = document.createElement('div');
  // The line is sticky. In a box of its own it could not move beyond that box.
  line.style.display = 'contents';
  (propsElement(element) ?? element).after(line);
  const root = createIslandRoot(line);
  roots.add(root);
  const removeAndRetry = () => {
    roots.delete(root);
    root.unmount();
    line.remove();
    focusPlace(element);
    retry();
  };
  root.render(<parts.IslandFailure failure={{ error, attempts, retry: removeAndRetry }} />);
}

export function unmountIslands(): void {
  for (const root of roots) root.unmount();
  roots.clear();
}

function propsElement(element: HTMLElement): HTMLScriptElement | undefined {
  const { nextElementSibling: next } = element;
  return next instanceof HTMLScriptElement ? next : undefined;
}

function propsOf(element: HTMLElement): object {
  return JSON.parse(propsElement(element)?.text ?? '{}') as object;
}

interface ReplayInputProps {
  element: HTMLElement;
  onReplayed: () => void;
  children: ReactNode;
}

/** Replays to React what the visitor typed before it hydrated the island. */
function ReplayInput({ element, onReplayed, children }: ReplayInputProps) {
  const replay = useRef<() => void>(undefined);
  const [, setIsCaptured] = useState(false);
  const [rendered] = useState(() => whenRendered(element));
  // Capture before anything in the island is rendered again.
  useLayoutEffect(() => {
    replay.current = captureInput(element, rendered);
    // React runs the effects of a commit before it handles an update of its layout effects. Without this update a key
    // could come between commit and effects: no component has subscribed to the store yet, so React would reset the
    // field to the server's value.
    setIsCaptured(true);
  }, [element, rendered]);
  useEffect(() => {
    // After all effects, because React does not render within them.
    queueMicrotask(() => {
      replay.current?.();
      onReplayed();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once for each island, even if it renders again.
  }, []);
  return children;
}

interface IslandBoundaryProps {
  /** The server's markup, shown again when the island fails. */
  markup: readonly Node[];
  onFailed: () => void;
  onRetried: () => void;
  children: ReactNode;
}

/** When the island throws, shows the server's markup, which can still be read, and a line with "Try again". */
function IslandBoundary({ markup, onFailed, onRetried, children }: IslandBoundaryProps) {
  const showMarkup = (place: HTMLDivElement) => {
    place.replaceChildren(...markup.map((node) => node.cloneNode(true)));
    onFailed();
    return onRetried;
  };
  return (
    <parts.Boundary
      renderFailure={(failure) => (
        <>
          <div ref={showMarkup} />
          <parts.IslandFailure failure={failure} />
        </>
      )}
    >
      {children}
    </parts.Boundary>
  );
}
