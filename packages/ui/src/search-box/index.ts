export { SearchBox, type SearchBoxProps, type Suggestion } from './SearchBox.tsx';
