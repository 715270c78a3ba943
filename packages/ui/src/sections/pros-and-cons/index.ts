export { ProsAndCons, type ProsAndConsProps } from './ProsAndCons.tsx';
