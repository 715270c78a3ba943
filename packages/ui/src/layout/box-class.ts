import type { ReactElement } from 'react';
import { box, type BoxProps } from './box-element.ts';

/** The classes of {@link BoxProps}, for a component that takes a `className` and no element of ours. */
export function boxClass(props: BoxProps): string {
  return (box('', props) as ReactElement<{ className: string }>).props.className;
}
