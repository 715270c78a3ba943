import type { ComponentPropsWithRef } from 'react';
import { boxElement, type BoxProps } from '../layout/box-element.ts';
import '../text/text.css';

export interface HeadingProps extends BoxProps, Omit<ComponentPropsWithRef<'h2'>, 'className'> {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, when it differs from the level's. */
  size?: 'display' | 'title' | 'title-2' | 'subtitle' | undefined;
  centred?: boolean | undefined;
}

/** A heading whose size can differ from its level, so that the outline of the page stays right. */
export function Heading({ level, ...props }: HeadingProps) {
  return boxElement('', { as: `h${level}`, ...props });
}
