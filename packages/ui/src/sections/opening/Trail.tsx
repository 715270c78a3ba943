import { Breadcrumb, type BreadcrumbProps } from '../../breadcrumb/Breadcrumb.tsx';
import { ScreenOnly } from '../../layout/Measure.tsx';
import styles from './Trail.module.css';

/** The way to this page, at the top of a page's first section. */
export function Trail({ items }: BreadcrumbProps) {
  return (
    <ScreenOnly className={styles.trail}>
      <Breadcrumb items={items} />
    </ScreenOnly>
  );
}
