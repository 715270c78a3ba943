import { useAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { shortlistNewsAtom, type ShortlistNews } from './shortlist-news.ts';

interface ToastProps {
  news: ShortlistNews | undefined;
  onDismiss: () => void;
}

/** Announces changes of the shortlist. Its code is fetched when the first heart is pressed. */
export function ShortlistNewsRoot() {
  const [news, setNews] = useAtom(shortlistNewsAtom);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();

  useEffect(() => {
    if (!news || Toast) return undefined;
    let wanted = true;
    import('./ShortlistToast.tsx').then(({ ShortlistToast }) => wanted && setToast(() => ShortlistToast), ignore);
    return () => {
      wanted = false;
    };
  }, [news, Toast]);

  return Toast ? <Toast news={news} onDismiss={() => setNews(undefined)} /> : null;
}

function ignore(): void {
  // The heart itself shows the change.
}
