import type { ElementType } from 'react';
import { boxElement, type BoxProps, type ElementProps, type Space } from './box-element.ts';

export interface ClusterProps extends BoxProps {
  /** The distance between its parts. */
  gap?: Space | undefined;
  /** The distance between its lines, where it differs. */
  rows?: 0 | Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Where the parts of a line are. `between`: at both ends. */
  justify?: 'between' | undefined;
  /** On telephones each part is as wide as the line: buttons of one form. */
  fill?: boolean | undefined;
  /** Parts stay on one line, however narrow it is. */
  nowrap?: boolean | undefined;
}

/** Parts beside each other, on as many lines as they need: buttons, links, a heading with the link of its list. */
export function Cluster<As extends ElementType = 'div'>(props: ElementProps<As, ClusterProps>) {
  return boxElement('cluster', props);
}
