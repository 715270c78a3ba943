export { PictureStory, type PictureStoryProps } from './PictureStory.tsx';
