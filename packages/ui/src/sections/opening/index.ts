export { Opening, type OpeningProps } from './Opening.tsx';
export { Trail } from './Trail.tsx';
