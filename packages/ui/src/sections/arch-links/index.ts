export { ArchLinks, type ArchLinksProps } from './ArchLinks.tsx';
