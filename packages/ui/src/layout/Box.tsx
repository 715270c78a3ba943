import type { ElementType } from 'react';
import { box, type BoxProps, type ElementProps } from './box-class.ts';

/** A part that has a place in a layout and none of its own. */
export function Box<As extends ElementType = 'div'>(props: ElementProps<As, BoxProps>) {
  const { Tag, classes, rest } = box(props as BoxProps);
  return <Tag {...rest} className={classes() || undefined} />;
}
