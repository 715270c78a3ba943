import type { ReactNode } from 'react';
import { Card, CardLink } from '../card/Card.tsx';
import styles from './PersonCard.module.css';

export interface PersonCardProps {
  name: string;
  role?: ReactNode;
  place?: ReactNode;
  href?: string;
  /** Their own words, or words about them. */
  children?: ReactNode;
  /** The address of the cameo: a monogram in an arch, because no faces are drawn. */
  cameo: string;
  /** `row` sets the cameo beside the text. */
  layout?: 'column' | 'row';
  headingLevel?: 2 | 3 | 4;
}

/** Someone visitors can call: a Myler, or a person of the team behind them. */
export function PersonCard({
  name,
  role,
  place,
  href,
  children,
  cameo,
  layout = 'column',
  headingLevel = 3,
}: PersonCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.card} data-layout={layout}>
      <img className={styles.cameo} src={cameo} alt="" width={200} height={250} loading="lazy" />
      <div>
        <Heading className={styles.name}>{href ? <CardLink href={href}>{name}</CardLink> : name}</Heading>
        {role && <p className={styles.role}>{role}</p>}
        {place && <p className={styles.role}>{place}</p>}
        {children && <div className={styles.about}>{children}</div>}
      </div>
    </Card>
  );
}
