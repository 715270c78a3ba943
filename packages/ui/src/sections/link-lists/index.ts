export { LinkLists, type LinkListsProps } from './LinkLists.tsx';
