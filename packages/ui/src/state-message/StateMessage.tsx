import { useMemo, type ReactNode } from 'react';
import { drawVignette, type Vignette } from '@myler/art/vignette';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../internal/class-names.ts';
import { Drawing } from '../internal/Drawing.tsx';
import styles from './StateMessage.module.css';

export interface StateMessageProps {
  kind: 'empty' | 'error';
  vignette: Vignette;
  /** What happened, as a sentence with a full stop. */
  title: string;
  /** What to do about it. */
  children: ReactNode;
  /** A word or two above the title: "Connection lost". */
  label?: string;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A message for an empty state or an error. */
export function StateMessage({ kind, vignette, title, children, label, actions, headingLevel = 2 }: StateMessageProps) {
  const Heading = `h${headingLevel}` as const;
  const svg = useMemo(() => drawVignette(vignette).svg, [vignette]);
  return (
    <div className={styles.message}>
      <Drawing svg={svg} className={styles.vignette} />
      <div>
        {label && (
          <p className={classNames(styles.label, kind === 'error' && styles.error)}>
            {kind === 'error' && <Icon name="warn" size={16} />}
            <span>{label}</span>
          </p>
        )}
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
