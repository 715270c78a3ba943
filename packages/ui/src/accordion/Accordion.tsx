import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionProps {
  items: readonly { title: string; content: ReactNode; isOpen?: boolean; id?: string }[];
  /** With a name, opening one item closes the others. Leave it out where people compare answers. */
  name?: string;
  headingLevel?: 2 | 3 | 4;
}

/** Made of `<details>`: it opens without JavaScript, and the browser's page search finds text in closed items. */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {items.map((item) => (
        <details key={item.title} id={item.id} className={styles.item} name={name} open={item.isOpen}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            <Icon name="plus" className={styles.plus} />
            <Icon name="minus" className={styles.minus} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
