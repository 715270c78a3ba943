import { classNames } from '../internal/class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'arch' | 'card' | 'line' | 'title';
}

/** A placeholder for loading content. Silent: the group around it is announced. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}

export interface SkeletonCardsProps {
  /** Announced once by a screen reader: "Finding hotels for October". */
  label: string;
  count?: number;
}

/** Placeholders for hotel cards: as many as are loading, in their final shape. */
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
