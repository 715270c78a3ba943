import type { ElementType } from 'react';
import { box, type BoxProps, type ElementProps } from './box.ts';

export type OnlyProps = Omit<BoxProps, 'only'>;

/** What paper lacks: controls, and what only helps somebody who can press. */
export function ScreenOnly<As extends ElementType = 'div'>(props: ElementProps<As, OnlyProps>) {
  const { Tag, classes, rest } = box(props as OnlyProps);
  return <Tag {...rest} className={classes('screen')} />;
}

/** What only paper has: what a control would have shown. */
export function PrintOnly<As extends ElementType = 'div'>(props: ElementProps<As, OnlyProps>) {
  const { Tag, classes, rest } = box(props as OnlyProps);
  return <Tag {...rest} className={classes('print')} />;
}
