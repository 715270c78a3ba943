import { minWidth } from '@myler/config/breakpoints';
import type { Hotel } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Picture } from '@myler/ui/picture';
import styles from './hotel.Pictures.module.css';

/** The first picture is upright and in the arch; the wide one is beside it. */
export function HotelPictures({ pictures: [upright, wide] }: Pick<Hotel, 'pictures'>) {
  return (
    <div className={styles.pictures}>
      {wide && (
        <div className={styles.wide}>
          <Picture
            picture={wide}
            sizes={`${minWidth('sm')} min(65vw, 880px), 100vw`}
            loading="eager"
            fetchPriority="high"
            fit="cover"
          />
        </div>
      )}
      {upright && (
        <div className={styles.portrait}>
          <ArchPicture picture={upright} sizes={`${minWidth('sm')} min(32vw, 430px), 60vw`} loading="eager" />
        </div>
      )}
    </div>
  );
}
