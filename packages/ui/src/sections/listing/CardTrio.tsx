import type { ReactElement } from 'react';
import { Box } from '../../layout/Box.tsx';
import type { Space } from '../../layout/box-element.ts';
import styles from './CardTrio.module.css';

export interface CardTrioProps {
  /** List items. */
  children: ReactElement[];
  before?: Space | undefined;
}

/** Cards in rows of three. Where three don't fit, the third has a row of its own. */
export function CardTrio({ children, before }: CardTrioProps) {
  return (
    <Box as="ul" before={before} className={styles.cards}>
      {children}
    </Box>
  );
}
