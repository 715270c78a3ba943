import type { ReactNode } from 'react';
import styles from './FactsList.module.css';

export interface FactsListProps {
  facts: readonly { term: string; detail: ReactNode }[];
}

/** Particulars between hairlines, a word before each. Beside each other where there is room, else one above the other. */
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
