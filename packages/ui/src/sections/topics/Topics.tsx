import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './Topics.module.css';

export interface TopicsProps {
  /**
   * `notes`: four columns of text, each with a few words in front of it. `figures`: two columns of topics in which the
   * figures are large, and a third one for what comes last.
   */
  variant: 'notes' | 'figures';
  children: ReactNode;
}

/** What there is to say about several subjects, beside each other. */
export function Topics({ variant, children }: TopicsProps) {
  return <div className={classNames(styles.topics, styles[variant])}>{children}</div>;
}

export interface TopicProps {
  title: string;
  children: ReactNode;
}

/** One subject: a `TopicFigure`, and paragraphs or a list of facts. */
export function Topic({ title, children }: TopicProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The answer in a few words. */
export function TopicFigure({ children }: { children: ReactNode }) {
  return <p className={styles.figure}>{children}</p>;
}
