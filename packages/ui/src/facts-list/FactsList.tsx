import type { ReactNode } from 'react';
import styles from './FactsList.module.css';

export interface FactsListProps {
  facts: readonly { term: string; detail: ReactNode }[];
}

/** Facts between hairlines, each with a term and a detail: side by side where there is room, else stacked. */
export function FactsList({ facts }: FactsListProps) {
  return (
    <div className={styles.box}>
      <dl>
        {facts.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
