import type { ElementType } from 'react';
import { box, type BoxProps, type ElementProps } from './box.ts';

export type MeasureProps = Omit<BoxProps, 'measure'>;

/** A part whose lines have at most 65 characters, however wide the window is. */
export function Measure<As extends ElementType = 'div'>(props: ElementProps<As, MeasureProps>) {
  const { Tag, classes, rest } = box(props as MeasureProps);
  return <Tag {...rest} className={classes('measure')} />;
}
