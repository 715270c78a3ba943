import type { ElementType } from 'react';
import { box, type BoxProps, type ElementProps, type Space } from './box-class.ts';

export interface SplitProps extends BoxProps {
  /** The widths of the two parts. `mark`: the first is as wide as its content, also on telephones. */
  ratio: '1/1' | '7/5' | '5/7' | '1/3' | 'mark';
  /** The distance where they are below each other. */
  gap?: Space | undefined;
  /** The distance where they are beside each other. */
  beside?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}

const ratioClasses = {
  '1/1': 'halves',
  '7/5': 'wide-first',
  '5/7': 'wide-last',
  '1/3': 'aside',
  mark: 'mark',
} as const;

/** Two parts: below each other in a narrow window, beside each other from `md`. */
export function Split<As extends ElementType = 'div'>(props: ElementProps<As, SplitProps>) {
  const { Tag, classes, rest } = box(props as SplitProps);
  const { ratio, gap, beside, align, ...attributes } = rest;
  const className = classes('split', ratioClasses[ratio], gap && `rows${gap}`, beside && `beside${beside}`, align);
  return <Tag {...attributes} className={className} />;
}
