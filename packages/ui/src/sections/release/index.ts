export { Release, type ReleaseProps } from './Release.tsx';
