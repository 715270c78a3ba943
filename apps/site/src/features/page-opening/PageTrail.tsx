import { address } from '@myler/config/address';
import { Breadcrumb, type BreadcrumbProps } from '@myler/ui/breadcrumb';
import { ScreenOnly } from '@myler/ui/layout';
import styles from './PageTrail.module.css';

export interface PageTrailProps {
  /** What this page is called. */
  page: string;
  /** The pages between the home page and this one, from the top level down. */
  via?: BreadcrumbProps['items'];
}

/** The way from the home page, at the top of a page's first section. */
export function PageTrail({ page, via }: PageTrailProps) {
  return (
    <ScreenOnly className={styles.trail}>
      <Breadcrumb items={[{ label: 'Home', href: address('/') }, ...(via ?? []), { label: page }]} />
    </ScreenOnly>
  );
}
