export { FailedBlock, type FailedBlockProps } from './FailedBlock.tsx';
