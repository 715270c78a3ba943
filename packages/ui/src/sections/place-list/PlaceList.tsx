import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode, Ref } from 'react';
import { ArchPicture } from '../../arch-picture/ArchPicture.tsx';
import { Heading } from '../../heading/Heading.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import type { PictureData } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './PlaceList.module.css';

export interface PlaceListProps {
  places: readonly {
    id: string;
    name: string;
    href: string;
    place: string;
    line: ReactNode;
    price: ReactNode;
    picture: PictureData;
    /** What can be done with it, at the end of its row. */
    controls: ReactNode;
  }[];
  /** Said below the list. */
  note?: string | false;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Places in an order that somebody chose, each with its controls. On paper there are neither controls nor pictures. */
export function PlaceList({ places, note, ref }: PlaceListProps) {
  return (
    <>
      <ol className={styles.list} ref={ref}>
        {places.map(({ id, name, href, place, line, price, picture, controls }) => (
          <li key={id} className={styles.item}>
            <ScreenOnly className={styles.picture}>
              <ArchPicture picture={{ ...picture, alt: '' }} ratio="4:5" sizes={`${minWidth('md')} 9rem, 6rem`} />
            </ScreenOnly>
            <div>
              <Heading level={2} size="subtitle" className={styles.name}>
                <a href={href}>{name}</a>
              </Heading>
              <Text size="small" tone="quiet">
                {place}
              </Text>
              <Text size="small" before={2} className={styles.line}>
                {line}
              </Text>
              <Text size="small" before={2}>
                {price}
              </Text>
            </div>
            <div className={styles.controls}>{controls}</div>
          </li>
        ))}
      </ol>
      {note && (
        <Text size="small" tone="quiet" before={4}>
          {note}
        </Text>
      )}
    </>
  );
}
