import { minWidth } from '@myler/config/breakpoints';
import type { ReactElement, ReactNode } from 'react';
import { ArchPicture } from '../arch-picture/ArchPicture.tsx';
import { Card, CardLabel, CardLink } from '../card/Card.tsx';
import { classNames } from '../internal/class-names.ts';
import type { PictureData } from '../picture/Picture.tsx';
import { matchedParts } from '../search-box/matched-parts.ts';
import styles from './ResultRow.module.css';

export interface ResultRowProps {
  title: string;
  href: string;
  /** The kind of result: "Hotel", "From the journal". */
  kind: string;
  /** Why it was found: "Mentions connecting rooms". */
  reason?: string;
  detail?: ReactNode;
  /** Without a picture, the arch shows the first letter of the title. */
  picture?: PictureData | undefined;
  /** The search terms: matching parts of the text are marked. */
  matching?: string;
  /** At the end of the row: the shortlist button. */
  action?: ReactElement | undefined;
  /** Below the action: "from £520". */
  price?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** A search result with the reason why it was found. The whole row is one link. */
export function ResultRow({
  title,
  href,
  kind,
  reason,
  detail,
  picture,
  matching = '',
  action,
  price,
  headingLevel = 2,
}: ResultRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.row}>
      <div>
        {picture ? (
          // Decorative: the text beside the picture says what it is.
          <ArchPicture picture={{ ...picture, alt: '' }} ratio="4:5" sizes={`${minWidth('md')} 9rem, 5.5rem`} />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {Array.from(title)[0]}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <CardLabel className={styles.kind}>{kind}</CardLabel>
        <Heading className={styles.title}>
          <CardLink href={href}>
            {matchedParts(title, matching).map(({ text, isMatch }, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a text differ only by their index
              isMatch ? <mark key={index}>{text}</mark> : text,
            )}
          </CardLink>
        </Heading>
        {detail && <p className={styles.detail}>{detail}</p>}
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {(action || price) && (
        <div className={styles.end}>
          {action}
          {price && <p className={classNames(styles.price, 'heard-around')}>{price}</p>}
        </div>
      )}
    </Card>
  );
}
