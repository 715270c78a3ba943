export { MylerCard, type MylerCardProps } from './MylerCard.tsx';
