import { classNames } from '../internal/class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'arch' | 'card' | 'line' | 'title';
}

/** The place something will take. Silent: the group speaks. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}

export interface SkeletonCardsProps {
  /** Said once to a screen reader: "Finding hotels for October". */
  label: string;
  count?: number;
}

/** As many hotel cards as are on their way, in the shape they will have. */
export function SkeletonCards({ label, count = 4 }: SkeletonCardsProps) {
  return (
    <div className={styles.cards}>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.group}>
          <Skeleton shape="arch" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
