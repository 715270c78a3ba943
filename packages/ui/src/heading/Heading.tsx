import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.ts';
import { box, type BoxProps } from '../layout/box-class.ts';
import styles from './Heading.module.css';

export interface HeadingProps extends BoxProps, Omit<ComponentPropsWithRef<'h2'>, 'className'> {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, when it differs from the level's. */
  size?: 'display' | 'title' | 'title-2' | 'subtitle' | undefined;
  centred?: boolean | undefined;
}

const defaultSizes = { 1: 'display', 2: 'title', 3: 'subtitle', 4: 'subtitle' } as const;

/** A heading whose size can differ from its level, so that the outline of the page stays right. */
export function Heading({ level, size = defaultSizes[level], centred = false, ...props }: HeadingProps) {
  const { Tag, classes, rest } = box({ as: `h${level}` as const, ...props });
  return <Tag {...rest} className={classNames(styles[size], centred && styles['centred'], classes())} />;
}
