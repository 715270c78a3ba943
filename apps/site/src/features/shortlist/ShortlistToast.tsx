import { useAtomValue, useStore } from 'jotai';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PagePath } from '@myler/config/pages';
import { isShortlistKeptAtom } from '@myler/state/shortlist';
import { TextButton } from '@myler/ui/link';
import { Toast } from '@myler/ui/toast';
import { findLive } from '@myler/islands/attributes';
import type { ShortlistChange } from '@myler/state/shortlist';
import { undoRemoval } from './toggle-shortlisted.ts';

/** Long enough to read it, decide and reach the button. */
const DWELL_MS = 8_000;

/**
 * The message at the foot of the screen after a heart was pressed: what changed, and a link to the list or a way to
 * undo.
 */
export function ShortlistToast({ change, onDismiss }: { change: ShortlistChange | undefined; onDismiss: () => void }) {
  const store = useStore();
  const isKept = useAtomValue(isShortlistKeptAtom);
  const [isHeld, setIsHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // A live region reads out changes of its contents, so it is rendered empty first and filled then.
  const announced = useDeferredValue(change, undefined);

  useEffect(() => {
    if (!change || isHeld) return undefined;
    const timer = setTimeout(onDismiss, DWELL_MS);
    return () => clearTimeout(timer);
  }, [change, isHeld, onDismiss]);

  const isOpen = announced !== undefined;
  useLayoutEffect(() => (isOpen ? keepAboveBar(place.current) : undefined), [isOpen]);

  const undo = () => {
    if (change) undoRemoval(store, change);
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hover and focus only keep it open.
    <div
      ref={place}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Toast
        isOpen={isOpen}
        onDismiss={onDismiss}
        action={
          announced?.action === 'added' ? (
            <a href={'/shortlist' satisfies PagePath}>See your shortlist</a>
          ) : (
            <TextButton onClick={undo}>Put it back</TextButton>
          )
        }
      >
        {announced &&
          (announced.action === 'added'
            ? `${announced.name} is on your shortlist${isKept ? '' : ' until this page is loaded again or closed: your browser keeps nothing for this site'}.`
            : `${announced.name} is off your shortlist.`)}
      </Toast>
    </div>
  );
}

/** Enlarged text makes the bar at the bottom of the window higher, and a telephone on its side hides it. */
function keepAboveBar(place: HTMLElement | null): (() => void) | undefined {
  const bar = findLive('bottom-bar');
  if (!place || !bar) return undefined;
  const observer = new ResizeObserver(() => place.style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}
