export { LegalText, type LegalTextProps } from './LegalText.tsx';
export { Versions, type VersionsProps } from './Versions.tsx';
