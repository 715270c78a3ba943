import { SearchBar, type SearchBarProps } from './SearchBar.tsx';
import { live } from '@myler/islands/attributes';

/**
 * The search bar of a page: a plain form until it is hydrated. On such a page the header's control focuses it
 * (`openSearch`).
 */
export function PageSearch(props: Pick<SearchBarProps, 'words' | 'offersInspirations'>) {
  return (
    <div {...live({ 'search-bar': true })}>
      <SearchBar {...props} />
    </div>
  );
}
