import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

/**
 * The search bar of a page: a plain form until somebody is at it, and then the whole bar. Where a page has one, the
 * header's control leads to it.
 */
export function PageSearch(props: Pick<SearchBarProps, 'words'>) {
  return (
    <div data-search-bar="" data-island="search" data-wake="intent">
      <SearchBar {...props} />
    </div>
  );
}
