import type { ReactNode } from 'react';
import { Card, CardLink } from '../card/Card.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './PressItem.module.css';

export interface PressItemProps {
  title: string;
  href: string;
  /** The date, as text ("September 22, 2026") and as `YYYY-MM-DD`. */
  date: { text: string; value: string };
  /** "Release, 2 pages". */
  kind?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** A press release: a row in a list between hairlines. */
export function PressItem({ title, href, date, kind, headingLevel = 3 }: PressItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.item}>
      <time className={styles.date} dateTime={date.value}>
        {date.text}
      </time>
      <Heading className={styles.title}>
        <CardLink href={href}>{title}</CardLink>
      </Heading>
      {kind && <p className={styles.kind}>{kind}</p>}
      <Icon name="on" className={styles.icon} />
    </Card>
  );
}
