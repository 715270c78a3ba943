import { SearchBar } from './SearchBar.tsx';
import { live } from '../../live/live.ts';

/**
 * The search bar of a page, a plain form until it wakes. Where a page has one, the header's control leads to it
 * (`openSearch`).
 */
export function PageSearch({ words = '' }: { words?: string }) {
  return (
    <div {...live({ 'search-bar': true })}>
      <SearchBar words={words} />
    </div>
  );
}
