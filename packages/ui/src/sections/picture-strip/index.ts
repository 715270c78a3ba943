export { PictureStrip, type PictureStripProps } from './PictureStrip.tsx';
