export { Neighbours, type NeighboursProps } from './Neighbours.tsx';
