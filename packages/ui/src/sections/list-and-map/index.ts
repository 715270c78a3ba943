export { CardList, ListAndMap, type CardListProps, type ListAndMapProps } from './ListAndMap.tsx';
