import { SearchBar } from './SearchBar.tsx';

/**
 * The search bar of a page, a plain form until it wakes. Where a page has one, the header's control leads to it
 * (`openSearch`).
 */
export function PageSearch({ words = '' }: { words?: string }) {
  return (
    <div data-search-bar="">
      <SearchBar words={words} />
    </div>
  );
}
