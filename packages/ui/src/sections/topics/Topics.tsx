import type { ComponentProps, ReactElement } from 'react';
import { Grid } from '../../layout/Grid.tsx';
import styles from './Topics.module.css';

export interface TopicsProps {
  /**
   * `notes`: four columns of text, each with a few words in front of it. `figures`: three columns of topics, or of stacks of
   * topics, in which the figures are large.
   */
  variant: 'notes' | 'figures';
  children: ReactElement | ReactElement[];
}

/** What there is to say about several subjects, beside each other. */
export function Topics({ variant, children }: TopicsProps) {
  const isNotes = variant === 'notes';
  return (
    <Grid
      columns={isNotes ? 4 : 3}
      gap={8}
      before={8}
      lines={isNotes ? 'above' : undefined}
      className={styles[variant]}
    >
      {children}
    </Grid>
  );
}

export interface TopicProps {
  title: string;
  children: ReactElement | (ReactElement | ReactElement[] | false)[];
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
export function TopicFigure(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.figure} />;
}
