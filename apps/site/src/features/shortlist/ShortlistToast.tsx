import { useStore } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import type { PagePath } from '@myler/config/pages';
import { TextButton } from '@myler/ui/link';
import { Toast } from '@myler/ui/toast';
import type { ShortlistNews } from './shortlist-news.ts';
import { undoRemoval } from './toggle-shortlisted.ts';

/** Long enough to read, to decide, and to reach for it. */
const DWELL_MS = 8_000;

/** The line at the foot of the screen after a heart was pressed: what was done, and the way on or back. */
export function ShortlistToast({ news, onDismiss }: { news: ShortlistNews | undefined; onDismiss: () => void }) {
  const store = useStore();
  const [isHeld, setIsHeld] = useState(false);
  // A live region speaks what changes in it: it has to be there, empty, before it is filled.
  const shown = useDeferredValue(news, undefined);

  useEffect(() => {
    if (!news || isHeld) return undefined;
    const away = setTimeout(onDismiss, DWELL_MS);
    return () => clearTimeout(away);
  }, [news, isHeld, onDismiss]);

  const undo = () => {
    if (news) undoRemoval(store, news);
    onDismiss();
  };
  return (
    // It waits as long as somebody is at it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Toast
        isOpen={shown !== undefined}
        onDismiss={onDismiss}
        action={
          shown?.what === 'kept' ? (
            <a href={'/shortlist' satisfies PagePath}>See your list</a>
          ) : (
            <TextButton onClick={undo}>Put it back</TextButton>
          )
        }
      >
        {shown &&
          (shown.what === 'kept' ? `${shown.name} is on your shortlist.` : `${shown.name} is off your shortlist.`)}
      </Toast>
    </div>
  );
}
