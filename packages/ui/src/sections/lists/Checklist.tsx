import { classNames } from '../../internal/class-names.ts';
import styles from './Checklist.module.css';

export interface ChecklistProps {
  /** `plus` for what somebody gets or does, `minus` for what not. */
  mark: 'plus' | 'minus';
  items: readonly string[];
}

/** Lines between hairlines, each with a mark. A heading says what the mark means. */
export function Checklist({ mark, items }: ChecklistProps) {
  return (
    <ul className={classNames(styles.list, mark === 'plus' && styles.plus)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
