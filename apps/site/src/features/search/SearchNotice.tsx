import { useSetAtom } from 'jotai';
import { loadSuggestionsAtom } from '@myler/state/search';
import { TextButton } from '@myler/ui/link';

interface SearchNoticeProps {
  hasFailed: boolean;
  searchedFor: string;
  /** Whether suggestions for earlier words are still shown above. */
  hasEarlierSuggestions: boolean;
}

/** Below the suggestions: says that nothing was found, or that the connection failed, and what to do about it. */
export function SearchNotice({ hasFailed, searchedFor, hasEarlierSuggestions }: SearchNoticeProps) {
  const retry = useSetAtom(loadSuggestionsAtom);
  if (!hasFailed) {
    return (
      <p>{`No place, hotel or inspiration matches “${searchedFor}”. Press Search to look in the journal and on every page as well.`}</p>
    );
  }
  return (
    <p>
      <span>{`The connection was lost while we looked for “${searchedFor}”.`}</span>
      {hasEarlierSuggestions && <span> The results above are from before.</span>}{' '}
      <TextButton onClick={() => void retry()}>Try again</TextButton>
    </p>
  );
}
