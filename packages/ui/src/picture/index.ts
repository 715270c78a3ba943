export { Picture, type PictureData, type PictureProps } from './Picture.tsx';
