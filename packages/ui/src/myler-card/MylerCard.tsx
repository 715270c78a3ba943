import type { ReactNode } from 'react';
import { quoted } from '../internal/quoted.ts';
import { Card, CardLink } from '../card/Card.tsx';
import styles from './MylerCard.module.css';

export interface MylerCardProps {
  name: string;
  /** Where the adviser works: "Lyon". */
  city: string;
  /** One sentence in their own words, without quotation marks. */
  line: string;
  /** Useful before a call: languages, ages, what they plan best. */
  facts: readonly { term: string; detail: ReactNode }[];
  /** The address of the cameo: a monogram in an arch, because no faces are drawn. */
  cameo: string;
  href?: string;
  /** Why this adviser was matched with the visitor. */
  reason?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** An adviser's card: the cameo, a sentence of theirs, and what they are good at. */
export function MylerCard({ name, city, line, facts, cameo, href, reason, headingLevel = 3 }: MylerCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={styles.card}>
      <img className={styles.cameo} src={cameo} alt="" width={240} height={320} loading="lazy" />
      <div className={styles.words}>
        <p className={styles.city}>{city}</p>
        <Heading className={styles.name}>{href ? <CardLink href={href}>{name}</CardLink> : name}</Heading>
        <p className={styles.line}>{quoted(line)}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
