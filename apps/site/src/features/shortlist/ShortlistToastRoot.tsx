import { useAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { shortlistChangeAtom, type ShortlistChange } from './shortlist-change.ts';

interface ToastProps {
  change: ShortlistChange | undefined;
  onDismiss: () => void;
}

/** Announces changes of the shortlist. Its code is fetched when the first heart is pressed. */
export function ShortlistToastRoot() {
  const [change, setChange] = useAtom(shortlistChangeAtom);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();

  useEffect(() => {
    if (!change || Toast) return undefined;
    let isCurrent = true;
    import('./ShortlistToast.tsx').then(({ ShortlistToast }) => isCurrent && setToast(() => ShortlistToast), ignore);
    return () => {
      isCurrent = false;
    };
  }, [change, Toast]);

  return Toast ? <Toast change={change} onDismiss={() => setChange(undefined)} /> : null;
}

function ignore(): void {
  // The heart itself shows the change.
}
