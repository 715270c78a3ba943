import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './FactsList.module.css';

export interface FactsListProps {
  /** The `id` is for links to a fact. */
  facts: readonly { term: string; detail: ReactNode; id?: string }[];
  /** In the size of running text: facts that somebody decides by. */
  roomy?: boolean;
}

/** Facts between hairlines, each with a term and a detail: side by side where there is room, else stacked. */
export function FactsList({ facts, roomy = false }: FactsListProps) {
  return (
    <div className={classNames(styles.box, roomy && styles.roomy)}>
      <dl>
        {facts.map(({ term, detail, id }) => (
          <div key={term} id={id} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
