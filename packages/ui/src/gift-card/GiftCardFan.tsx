import type { PictureData } from '../picture/Picture.tsx';
import { GiftCard } from './GiftCard.tsx';
import styles from './GiftCardFan.module.css';

export interface GiftCardFanProps {
  /** Three; the last is in front. */
  pictures: readonly PictureData[];
  /** The `sizes` attribute of the pictures. */
  sizes: string;
}

/** Cards that share a corner, as a fan. They are decoration. */
export function GiftCardFan({ pictures, sizes }: GiftCardFanProps) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {pictures.map((picture) => (
        <div key={picture.src} className={styles.card}>
          <GiftCard
            picture={{ ...picture, alt: '' }}
            sizes={sizes}
            loading="eager"
            fetchPriority={picture === pictures.at(-1) ? 'high' : 'auto'}
          />
        </div>
      ))}
    </div>
  );
}
