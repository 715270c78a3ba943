import { Close } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './DialogBar.module.css';

/**
 * The bar over the title of a dialog, with the close button. `Dialog.module.css` makes room for it by `data-bar`.
 *
 * @param children the steps of a wizard, or the logo over a menu; without them the bar is bare
 */
export function DialogBar({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.bar, !children && styles.bare)} data-bar={children ? 'filled' : 'bare'}>
      {children && <div className={styles.aboveTitle}>{children}</div>}
      <Close className={styles.close} aria-label="Close">
        <Icon name="close" size={24} />
      </Close>
    </div>
  );
}
