import type { ElementType } from 'react';
import { box, type BoxProps, type ElementProps } from './box-element.ts';

/** A part that has a place in a layout and none of its own. */
export function Box<As extends ElementType = 'div'>(props: ElementProps<As, BoxProps>) {
  return box('', props);
}
