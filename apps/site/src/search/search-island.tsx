import { SearchBar } from './SearchBar.tsx';

/** A page's own bar; the words of its address are in its markup. */
export function searchIsland(element: HTMLElement) {
  return <SearchBar words={element.querySelector('input')?.defaultValue ?? ''} />;
}
