import { minWidth } from '@myler/config/breakpoints';
import type { ReactElement } from 'react';
import { Card, CardLink } from '../../card/Card.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { Text } from '../../text/Text.tsx';
import { EntryLabel, type EntryProps } from './Entry.tsx';
import styles from './Row.module.css';

export interface RowProps extends EntryProps {
  /** How much room its picture and its title have. A summary needs `medium`. */
  size?: 'small' | 'medium' | 'large';
  headingLevel?: 2 | 3;
}

const pictureSizes = {
  small: `${minWidth('md')} 12vw, 30vw`,
  medium: 'clamp(5.5rem, 24vw, 14rem)',
  large: `${minWidth('md')} 22vw, 30vw`,
} as const;

/** Something to read, in a list: words first, a small picture at the end. */
export function Row({ size = 'small', headingLevel = 3, title, href, picture, summary, byline, ...label }: RowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="li" className={styles.row} data-size={size}>
      <div>
        <EntryLabel {...label} className={styles.label} />
        <Heading className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {summary && size !== 'small' && (
          <Text
            tone="quiet"
            size={size === 'medium' ? 'small' : undefined}
            before={3}
            measure
            className={styles.summary}
          >
            {summary}
          </Text>
        )}
        {byline && (
          <Text size="caption" tone="quiet" before={size === 'large' ? 4 : 2}>
            {byline}
          </Text>
        )}
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={pictureSizes[size]} fit="cover" />
      </div>
    </Card>
  );
}

/** Rows between hairlines. */
export function RowList({ children }: { children: ReactElement[] }) {
  return <ul className={styles.rows}>{children}</ul>;
}
