export { type BoxProps, type ElementProps, type Space } from './box.ts';
export { Cluster, type ClusterProps } from './Cluster.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { Measure, type MeasureProps } from './Measure.tsx';
export { PrintOnly, ScreenOnly, type OnlyProps } from './Only.tsx';
export { Split, type SplitProps } from './Split.tsx';
export { Stack, type StackProps } from './Stack.tsx';
