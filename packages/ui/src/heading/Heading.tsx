import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './Heading.module.css';

export interface HeadingProps {
  children: ReactNode;
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, when it differs from the level's. */
  size?: 'display' | 'title' | 'title-2' | 'subtitle';
  id?: string;
  centred?: boolean;
}

const defaultSizes = { 1: 'display', 2: 'title', 3: 'subtitle', 4: 'subtitle' } as const;

/** A heading whose size can differ from its level, so that the outline of the page stays right. */
export function Heading({ children, level, size = defaultSizes[level], id, centred = false }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles.heading, styles[size], centred && styles.centred)}>
      {children}
    </Tag>
  );
}
