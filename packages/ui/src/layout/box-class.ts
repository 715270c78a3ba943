import type { ReactElement } from 'react';
import { boxElement, type BoxProps } from './box-element.ts';

/** The classes of {@link BoxProps}, for a component that takes a `className` and no element of ours. */
export function boxClass(props: BoxProps): string {
  return (boxElement('', props) as ReactElement<{ className: string }>).props.className;
}
