import type { ElementType } from 'react';
import { boxElement, type BoxProps, type ElementProps, type Space } from './box-element.ts';

export interface StackProps extends BoxProps {
  /** The distance between its parts. */
  gap?: Space | undefined;
  /** Where parts are that are narrower than it. Without it they fill its width. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Parts below each other. */
export function Stack<As extends ElementType = 'div'>(props: ElementProps<As, StackProps>) {
  return boxElement('stack', props);
}
