export { PressItem, type PressItemProps } from './PressItem.tsx';
