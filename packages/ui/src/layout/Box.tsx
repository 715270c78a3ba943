import type { ElementType } from 'react';
import { boxElement, type BoxProps, type ElementProps } from './box-element.ts';

/** A part that has a place in a layout and none of its own. */
export function Box<As extends ElementType = 'div'>(props: ElementProps<As, BoxProps>) {
  return boxElement('', props);
}
