import { minWidth } from '@myler/config/breakpoints';
import { inWords } from '@myler/config/numbers';
import type { Hotel } from '@myler/api-client/contract';
import { ArchPicture } from '@myler/ui/arch-picture';
import { Cluster, ScreenOnly } from '@myler/ui/layout';
import { Picture } from '@myler/ui/picture';
import styles from './hotel.Pictures.module.css';

type Pictures = Hotel['pictures'];

/**
 * All pictures of the hotel, each with its caption. Three stand beside each other, and "All five pictures" turns them
 * into a row of all that is scrolled; a telephone always shows the row. It needs no script: arrow keys scroll the row
 * that has the focus.
 */
export function HotelPictures({ name, pictures }: Pick<Hotel, 'name' | 'pictures'>) {
  const shown = inOrder(pictures);
  const sizes = `${minWidth('sm')} min(65vw, 880px), 86vw`;
  return (
    <div className={styles.gallery}>
      <div className={styles.scroller} role="region" aria-label={`Pictures of ${name}`} tabIndex={0}>
        <Cluster as="ul" nowrap gap={4} align="start" className={styles.row}>
          {shown.map((picture, index) => {
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
      {shown.length > 3 && (
        <ScreenOnly as="details" className={styles.all}>
          <summary>
            <span className={styles.more}>{`All ${inWords(shown.length)} pictures`}</span>
            <span className={styles.fewer}>Three pictures beside each other</span>
          </summary>
        </ScreenOnly>
      )}
    </div>
  );
}

/** The wide picture comes first, then the upright one of the hotel's card, then the rest. */
function inOrder([upright, wide, ...rest]: Pictures): Pictures {
  return [wide, upright, ...rest].filter((picture) => picture !== undefined);
}
