export { ShortlistButton, type ShortlistButtonProps } from './ShortlistButton.tsx';
