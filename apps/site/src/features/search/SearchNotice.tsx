import { useSetAtom } from 'jotai';
import { lookForSuggestionsAtom } from '@myler/state/search';
import { TextButton } from '@myler/ui/link';

interface SearchNoticeProps {
  hasFailed: boolean;
  soughtFor: string;
  /** Whether suggestions to earlier words still stand above. */
  hadFound: boolean;
}

/** Below the suggestions: that there are none, or that the line dropped, and what can be done about it. */
export function SearchNotice({ hasFailed, soughtFor, hadFound }: SearchNoticeProps) {
  const lookAgain = useSetAtom(lookForSuggestionsAtom);
  if (!hasFailed) {
    return (
      <p>
        No place, hotel or inspiration answers to “{soughtFor}”. Press Search, and we look through the journal and every
        page as well.
      </p>
    );
  }
  return (
    <p>
      The line dropped while we looked for “{soughtFor}”.{hadFound && ' Above is what we had found before.'}{' '}
      <TextButton onClick={() => void lookAgain()}>Try again</TextButton>
    </p>
  );
}
