import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

export interface DisclosureProps {
  title: string;
  children: ReactNode;
  id?: string | undefined;
  /** With a name, opening one closes the others of that name. */
  name?: string | undefined;
  /** Whether it is open. Without `onToggle`, only at first. */
  isOpen?: boolean | undefined;
  /** Called with the new state when the visitor opens or closes it. */
  onToggle?: (isOpen: boolean) => void;
  headingLevel?: 2 | 3 | 4;
}

/** A line that opens what is below it, made of `<details>`. An `Accordion` is several of them. */
export function Disclosure({ title, children, id, name, isOpen, onToggle, headingLevel = 3 }: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      id={id}
      className={styles.item}
      name={name}
      open={isOpen}
      {...(onToggle && { onToggle: (event) => onToggle(event.currentTarget.open) })}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <Icon name="plus" className={styles.plus} />
        <Icon name="minus" className={styles.minus} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
