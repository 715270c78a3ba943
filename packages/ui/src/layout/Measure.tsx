import type { ElementType } from 'react';
import { Box } from './Box.tsx';
import type { BoxProps, ElementProps } from './box-element.ts';

type PartProps = Omit<BoxProps, 'measure' | 'only'>;

/** A part whose lines have at most 65 characters, however wide the window is. */
export function Measure<As extends ElementType = 'div'>(props: ElementProps<As, PartProps>) {
  return <Box {...(props as BoxProps)} measure />;
}

/** What paper lacks: controls, and what only helps somebody who can press. */
export function ScreenOnly<As extends ElementType = 'div'>(props: ElementProps<As, PartProps>) {
  return <Box {...(props as BoxProps)} only="screen" />;
}

/** What only paper has: what a control would have shown. */
export function PrintOnly<As extends ElementType = 'div'>(props: ElementProps<As, PartProps>) {
  return <Box {...(props as BoxProps)} only="print" />;
}
