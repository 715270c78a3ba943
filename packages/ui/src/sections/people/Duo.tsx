import type { ReactElement } from 'react';
import styles from './Duo.module.css';

export interface DuoProps {
  /** The addresses of their cameos. */
  cameos: readonly [string, string];
  children: ReactElement[];
}

/** Two people, and words by or about them. */
export function Duo({ cameos, children }: DuoProps) {
  return (
    <div className={styles.duo}>
      <div className={styles.cameos}>
        {cameos.map((cameo) => (
          <img key={cameo} src={cameo} alt="" width={240} height={320} loading="lazy" />
        ))}
      </div>
      <div>{children}</div>
    </div>
  );
}
