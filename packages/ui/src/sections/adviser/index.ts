export { Adviser, type AdviserProps } from './Adviser.tsx';
