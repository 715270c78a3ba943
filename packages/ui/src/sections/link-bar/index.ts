export { LinkBar, type LinkBarProps } from './LinkBar.tsx';
