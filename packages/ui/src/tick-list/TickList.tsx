import { Icon } from '../icon/index.ts';
import styles from './TickList.module.css';

export interface TickListProps {
  /** What is given, a short line each. No two are the same. */
  items: readonly string[];
  /** What the list is, where no heading says so. */
  label?: string;
}

/** What a membership gives, a tick before each line. */
export function TickList({ items, label }: TickListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="tick" size={16} /> <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
