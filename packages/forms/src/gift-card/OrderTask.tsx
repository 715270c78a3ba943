import { useId, type ReactNode } from 'react';
import styles from './OrderTask.module.css';

interface OrderTaskProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One thing that can be done with an order: what it is and what it does, and its button. */
export function OrderTask({ title, text, children }: OrderTaskProps) {
  const id = useId();
  return (
    <section className={styles.task} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>{children}</div>
    </section>
  );
}
