export { PictureRadios, type PictureOption, type PictureRadiosProps } from './PictureRadios.tsx';
