import { useAtom } from 'jotai';
import { useLoaded } from '@myler/islands/loading';
import { shortlistChangeAtom } from '@myler/state/shortlist';

const loadToast = async () => (await import('./ShortlistToast.tsx')).ShortlistToast;

/** Announces changes of the shortlist. Its code is fetched when the first heart is pressed; without it the heart shows the change. */
export function ShortlistToastRoot() {
  const [change, setChange] = useAtom(shortlistChangeAtom);
  const { Loaded: Toast } = useLoaded(change !== undefined, loadToast);
  return Toast ? <Toast change={change} onDismiss={() => setChange(undefined)} /> : null;
}
