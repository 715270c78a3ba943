import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  /** What happened: "Kept on your shortlist." */
  children: ReactNode;
  isOpen: boolean;
  onDismiss: () => void;
  /** A link or a quiet button: "Undo". */
  action?: ReactElement | undefined;
}

/**
 * A message at the bottom of the screen. Mount it early and open it later, because a live region only announces its
 * changes. It stays until it is dismissed. The caller may hide it after six seconds or more.
 */
export function Toast({ children, isOpen, onDismiss, action }: ToastProps) {
  return (
    <div className={styles.place}>
      <output className={styles.live}>
        {isOpen && (
          <span className={styles.toast} data-tone="night">
            <span className={styles.words}>{children}</span>
            {action}
            <button type="button" className={styles.close} onClick={onDismiss}>
              <Icon name="close" label="Dismiss" />
            </button>
          </span>
        )}
      </output>
    </div>
  );
}
