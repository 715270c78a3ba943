import type { ElementType } from 'react';
import { boxElement, type BoxProps, type ElementProps } from '../layout/box-element.ts';
import './text.css';

export interface TextProps extends BoxProps {
  /** `lead` introduces; `small` and `caption` stand beside something that matters more; the others are large, and no heading. */
  size?: 'title-2' | 'subtitle' | 'lead' | 'small' | 'caption' | undefined;
  /** `quiet` is the second colour of text. */
  tone?: 'quiet' | 'accent' | 'error' | 'success' | undefined;
  weight?: 'light' | 'regular' | 'medium' | 'semibold' | undefined;
}

/** A paragraph, or by `as` another element, in a size and a colour of the scale. */
export function Text<As extends ElementType = 'p'>(props: ElementProps<As, TextProps>) {
  return boxElement('', { as: 'p', ...(props as TextProps) });
}
