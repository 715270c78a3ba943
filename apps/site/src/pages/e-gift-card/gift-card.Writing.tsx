import type { GiftCardOptions } from '@myler/api-client/contract';
import { lazyPart } from '../../app/code-loading.tsx';
import styles from './gift-card.Writing.module.css';

/**
 * The server draws the form with the page. A browser that renders the page itself fetches it apart: fields weigh more
 * than all the rest of the page (`ssr/manifest.server.ts` sees to the styles).
 */
const GiftCardHere = import.meta.env.SSR
  ? (await import('./GiftCardHere.tsx')).GiftCardHere
  : lazyPart(async () => (await import('./GiftCardHere.tsx')).GiftCardHere, <div className={styles.coming} />);

/** The form as the page holds it: asleep until somebody is near it. Without scripts it gives way to `ByPost`. */
export function GiftCardWriting({ options }: { options: GiftCardOptions }) {
  return (
    <div className={styles.live} data-island="gift-card">
      <GiftCardHere options={options} />
    </div>
  );
}
