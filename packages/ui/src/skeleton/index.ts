export { Skeleton, SkeletonCards, type SkeletonCardsProps, type SkeletonProps } from './Skeleton.tsx';
