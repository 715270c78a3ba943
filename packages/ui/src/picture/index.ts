export { Picture, type PictureData, type PictureProps } from './Picture.tsx';
export { thumbnailSource } from './source-set.ts';
