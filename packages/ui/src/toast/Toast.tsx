import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  /** What was done: "Kept on your shortlist." */
  children: ReactNode;
  isOpen: boolean;
  onDismiss: () => void;
  /** A link or a quiet button: "Undo". */
  action?: ReactNode;
}

/**
 * A line at the foot of the screen. Mount it early and open it later: a live region speaks only what changes in it. It
 * stays until dismissed; whoever shows it may take it away after a while, but never in under six seconds.
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
