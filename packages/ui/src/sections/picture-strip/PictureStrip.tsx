import { minWidth } from '@myler/config/breakpoints';
import { Picture, type PictureData } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './PictureStrip.module.css';

export interface PictureStripProps {
  /** Names the strip, which has the focus when it is scrolled by keyboard. */
  label: string;
  pictures: readonly { id: string; picture: PictureData; caption: string }[];
}

/** Pictures with captions, in a strip that scrolls sideways to the edge of the window. Its arrows are the style sheet's. */
export function PictureStrip({ label, pictures }: PictureStripProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.strip} role="region" aria-label={label} tabIndex={0}>
        <ul className={styles.pictures}>
          {pictures.map(({ id, picture, caption }) => (
            <li key={id}>
              <figure>
                <div className={styles.picture}>
                  <Picture picture={picture} fit="cover" sizes={`${minWidth('md')} 280px, 62vw`} />
                </div>
                <Text as="figcaption" size="small" tone="quiet" before={3}>
                  {caption}
                </Text>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
