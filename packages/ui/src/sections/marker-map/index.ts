export { MarkerMap, MarkerCard, type MarkerMapProps, type MapMarker, type MarkerHandlers } from './MarkerMap.tsx';
