import type { ComponentProps } from 'react';
import styles from './BottomBar.module.css';

/**
 * A price and the way to ask, at the bottom of a telephone's window. It is sticky and not fixed: it ends where it stands
 * on the page, so that it never covers what comes after it.
 */
export function BottomBar(props: ComponentProps<'aside'>) {
  return <aside {...props} className={styles.bar} />;
}
