import type { HTMLAttributes, ReactElement } from 'react';
import { Cluster } from '../../layout/Cluster.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import { Text } from '../../text/Text.tsx';
import styles from './Passage.module.css';

export interface PassageProps {
  headingLevel: 2 | 3;
  title: string;
  /** The id of the paragraph, by which a script finds what to copy. */
  id: string;
  children: string;
  /** The button that copies it. */
  tools: ReactElement;
  /** Attributes of the element into which a script writes what the button has done. */
  status?: HTMLAttributes<HTMLElement>;
}

/** A paragraph to print as it stands, with a button that copies it. */
export function Passage({ headingLevel, title, id, children, tools, status }: PassageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.box}>
      <Cluster gap={6} rows={4} justify="between">
        <Heading className={styles.heading}>{title}</Heading>
        <ScreenOnly className={styles.copy}>
          {tools}
          <Text as="span" size="small" tone="success" role="status" {...status} />
        </ScreenOnly>
      </Cluster>
      <p id={id} className={styles.words}>
        {children}
      </p>
    </div>
  );
}
