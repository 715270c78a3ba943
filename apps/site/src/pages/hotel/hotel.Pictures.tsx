import type { Hotel } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Picture } from '@myler/ui/picture';
import styles from './hotel.Pictures.module.css';

/** The first picture stands upright and takes the arch; a wide one opens the page beside it. */
export function HotelPictures({ pictures: [upright, wide] }: Pick<Hotel, 'pictures'>) {
  return (
    <div className={styles.pictures}>
      {wide && (
        <div className={styles.wide}>
          <Picture
            picture={wide}
            sizes="(min-width: 1440px) 880px, (min-width: 768px) 65vw, 100vw"
            loading="eager"
            fetchPriority="high"
            fit="cover"
          />
        </div>
      )}
      {upright && (
        <div className={styles.upright}>
          <ArchPicture
            picture={upright}
            sizes="(min-width: 1440px) 430px, (min-width: 768px) 32vw, 60vw"
            loading="eager"
          />
        </div>
      )}
    </div>
  );
}
