export { ArchPicture, type ArchPictureProps } from './ArchPicture.tsx';
