export { Cuttings, type CuttingsProps } from './Cuttings.tsx';
