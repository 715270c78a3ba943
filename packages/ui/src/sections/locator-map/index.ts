export { LocatorMap, type LocatorMapProps } from './LocatorMap.tsx';
