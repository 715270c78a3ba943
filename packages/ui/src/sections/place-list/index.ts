export { PlaceList, type PlaceListProps } from './PlaceList.tsx';
