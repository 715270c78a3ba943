import type { ElementType } from 'react';
import { boxElement, type BoxProps, type ElementProps, type Space } from './box-element.ts';

export interface GridProps extends BoxProps {
  /**
   * The columns in a wide window. Two are beside each other from `sm`, three from `md`; four are two from `sm`. `fit` has as many of
   * 17 rem as there is room for.
   */
  columns: 2 | 3 | 4 | 'fit';
  /** There are two columns on telephones too, unless their text is enlarged. */
  narrow?: boolean | undefined;
  /** The distance between cells. */
  gap?: Space | undefined;
  /** The distance between rows, where it differs. */
  rows?: 0 | Space | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Cells of one width in columns, such as a list of cards. */
export function Grid<As extends ElementType = 'div'>(props: ElementProps<As, GridProps>) {
  return boxElement('grid', props);
}
