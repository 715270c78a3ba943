import type { ElementType } from 'react';
import { box, type BoxProps, type ElementProps, type Space } from './box-element.ts';

export interface SplitProps extends BoxProps {
  /** The widths of the two parts. `mark`: the first is as wide as its content, also on telephones. */
  ratio: '1/1' | '7/5' | '5/7' | '1/3' | 'mark';
  /** The distance where they are below each other. */
  rows?: Space | undefined;
  /** The distance where they are beside each other. */
  across?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}

/** Two parts: below each other in a narrow window, beside each other from `md`. */
export function Split<As extends ElementType = 'div'>(props: ElementProps<As, SplitProps>) {
  return box('split', props as SplitProps);
}
