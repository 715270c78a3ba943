export { boxClass } from './box-class.ts';
export { type BoxProps, type ElementProps, type Space } from './box-element.ts';
export { Box } from './Box.tsx';
export { Cluster, type ClusterProps } from './Cluster.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { Measure, PrintOnly, ScreenOnly } from './Measure.tsx';
export { Split, type SplitProps } from './Split.tsx';
export { Stack, type StackProps } from './Stack.tsx';
