import { minWidth } from '@myler/config/breakpoints';
import type { ReactNode } from 'react';
import { ArchPicture } from '../arch-picture/ArchPicture.tsx';
import { Card, CardLabel, CardLink } from '../card/Card.tsx';
import type { PictureData } from '../picture/Picture.tsx';
import { matchedParts } from '../search-box/matched-parts.ts';
import styles from './ResultRow.module.css';

export interface ResultRowProps {
  title: string;
  href: string;
  /** What it is: "Hotel", "From the journal". */
  kind: string;
  /** Why it is here: "Mentions connecting rooms". */
  reason?: string;
  detail?: ReactNode;
  /** Without one, the first letter of the title stands in the arch. */
  picture?: PictureData | undefined;
  /** The words that were looked for: what agrees with them is marked. */
  matching?: string;
  /** At the far end: the heart. */
  action?: ReactNode;
  /** Below the action: "from £520". */
  aside?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** One of the things that were found, with the reason why. The whole row leads there. */
export function ResultRow({
  title,
  href,
  kind,
  reason,
  detail,
  picture,
  matching = '',
  action,
  aside,
  headingLevel = 2,
}: ResultRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.row}>
      <div>
        {picture ? (
          // The words beside it say what it is.
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
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
              isMatch ? <mark key={index}>{text}</mark> : text,
            )}
          </CardLink>
        </Heading>
        {detail && <p className={styles.detail}>{detail}</p>}
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {(action || aside) && (
        <div className={styles.end}>
          {action}
          {aside && <p className={styles.aside}>{aside}</p>}
        </div>
      )}
    </Card>
  );
}
