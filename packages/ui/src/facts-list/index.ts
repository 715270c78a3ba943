export { FactsList, type FactsListProps } from './FactsList.tsx';
