export { Contents, type ContentsProps } from './Contents.tsx';
