import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode } from 'react';
import { ArchPicture } from '../arch-picture/ArchPicture.tsx';
import { Card, CardLink, CardPicture } from '../card/Card.tsx';
import { classNames } from '../internal/class-names.ts';
import type { PictureData } from '../picture/Picture.tsx';
import styles from './HotelCard.module.css';

export interface HotelCardProps {
  name: string;
  place: string;
  /** One memorable detail for children. */
  line: ReactNode;
  picture: PictureData;
  /** The address the whole card links to. Without it the card is no link. */
  href?: string;
  /** In the last row: cots, connecting rooms. */
  facts?: ReactNode;
  /** At the end of the last row: "from £520". */
  price?: ReactNode;
  /** On the picture: the shortlist button. */
  action?: ReactNode;
  sizes?: string;
  headingLevel?: 2 | 3 | 4;
  loading?: 'lazy' | 'eager';
}

/** A card that links to a hotel: picture, name, place and one sentence. */
export function HotelCard({
  name,
  place,
  line,
  picture,
  href,
  facts,
  price,
  action,
  sizes = `${minWidth('md')} 22vw, ${minWidth('sm')} 45vw, 90vw`,
  headingLevel = 3,
  loading = 'lazy',
}: HotelCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.card}>
      <CardPicture className={styles.picture}>
        <ArchPicture picture={picture} sizes={sizes} loading={loading} />
      </CardPicture>
      <Heading className={styles.name}>{href ? <CardLink href={href}>{name}</CardLink> : name}</Heading>
      <p className={styles.place}>{place}</p>
      <p className={styles.line}>{line}</p>
      {(facts || price) && (
        <p className={styles.foot}>
          <span>{facts}</span>
          {price && <span className={classNames(styles.price, 'heard-around')}>{price}</span>}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}
