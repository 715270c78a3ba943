import { minWidth } from '@myler/config/breakpoints';
import { ArchPicture } from '../../arch-picture/ArchPicture.tsx';
import { Cluster } from '../../layout/Cluster.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import styles from './Gallery.module.css';

export interface GalleryProps {
  label: string;
  /** A wide picture, two upright ones, and others. The caption of each is its `alt`. */
  pictures: readonly PictureData[];
  /** What shows all pictures, and what shows three again. */
  words: { all: string; fewer: string };
}

/**
 * All pictures of a place, each with its caption. Three stand beside each other, and "All five pictures" turns them
 * into a row of all that is scrolled; a telephone always shows the row. It needs no script: arrow keys scroll the row
 * that has the focus.
 */
export function Gallery({ label, pictures, words }: GalleryProps) {
  const sizes = `${minWidth('sm')} min(65vw, 880px), 86vw`;
  return (
    <div className={styles.gallery}>
      <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
        <Cluster as="ul" nowrap gap={4} align="start" className={styles.row}>
          {pictures.map((picture, index) => {
            // The caption says what the picture shows, so a screen reader hears it once.
            const shownPicture = { ...picture, alt: '' };
            const isFirst = index === 0;
            return (
              <li key={picture.src}>
                <figure>
                  {index === 1 || index === 2 ? (
                    <ArchPicture
                      picture={shownPicture}
                      // A wide picture in an upright arch: `sizes` is its width before its sides are cropped.
                      sizes={index === 1 ? `${minWidth('sm')} min(32vw, 430px), 42vw` : `${minWidth('sm')} 50vw, 90vw`}
                      loading={index === 1 ? 'eager' : 'lazy'}
                    />
                  ) : (
                    <div className={styles.wide}>
                      <Picture
                        picture={shownPicture}
                        sizes={sizes}
                        fit="cover"
                        {...(isFirst ? { loading: 'eager', fetchPriority: 'high' } : {})}
                      />
                    </div>
                  )}
                  <figcaption>{picture.alt}</figcaption>
                </figure>
              </li>
            );
          })}
        </Cluster>
      </div>
      {pictures.length > 3 && (
        <ScreenOnly as="details" className={styles.all}>
          <summary>
            <span className={styles.more}>{words.all}</span>
            <span className={styles.fewer}>{words.fewer}</span>
          </summary>
        </ScreenOnly>
      )}
    </div>
  );
}
