import { Card, CardLabel, CardLink } from '../../card/Card.tsx';
import { classNames } from '../../internal/class-names.ts';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Split } from '../../layout/Split.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Neighbours.module.css';

interface Neighbour {
  /** "Earlier". */
  label: string;
  title: string;
  /** Without it there is none, and the title says so. */
  href?: string | undefined;
}

export interface NeighboursProps {
  /** The accessible name: "Earlier and later articles". */
  label: string;
  earlier?: Neighbour | undefined;
  later?: Neighbour | undefined;
  tone?: 'night' | undefined;
}

/** What comes before and after this page in a series. */
export function Neighbours({ label, earlier, later, tone }: NeighboursProps) {
  return (
    <ScreenOnly as="nav" aria-label={label} data-tone={tone}>
      <Split ratio="1/1" wrap>
        {earlier && <NeighbourLink {...earlier} rel="prev" />}
        {later && <NeighbourLink {...later} rel="next" />}
      </Split>
    </ScreenOnly>
  );
}

function NeighbourLink({ label, title, href, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  return (
    <Card as="div" className={classNames(styles.neighbour, rel === 'next' && styles.next)}>
      <CardLabel className={styles.label}>{label}</CardLabel>
      {href ? (
        <CardLink className={styles.link} href={href} rel={rel}>
          {title}
        </CardLink>
      ) : (
        <Text size="title-2" tone="quiet" className={styles.none}>
          {title}
        </Text>
      )}
    </Card>
  );
}
