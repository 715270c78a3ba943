import { useCallback, useState } from 'react';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { searchQueryAddress, type SearchQuery } from '@myler/domain/search';
import { findLive, live, readLive } from '@myler/islands/attributes';
import styles from './search-results.Failed.module.css';

/** Shown when the provider did not answer: a way to try again, and below it the previous results, unchanged. */
export function SearchFailed({ query }: { query: SearchQuery }) {
  // While this renders, the previous page is still in the document, whether the server or React rendered it.
  const [before] = useState(keepResultsOfPage);
  const restore = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...(before ? [before.shown] : [])),
    [before],
  );
  return (
    <div className={styles.failed}>
      <StateMessage
        kind="error"
        vignette="boat"
        label="Connection lost"
        title="The results did not reach us."
        actions={
          <>
            <LinkButton href={searchQueryAddress(query)} {...live({ reload: true })}>
              Try again
            </LinkButton>
            <a href={deskLine.href}>{deskLine.display}</a>
          </>
        }
      >
        <span>{`The connection was lost while we looked for “${query.q}”. Your search is still in the box.`}</span>
        {before && <span>{` Below are the results for “${before.words}”.`}</span>}
        <span> Try again, or ring us and somebody will look it up.</span>
      </StateMessage>
      {before && <div className={styles.before} ref={restore} />}
    </div>
  );
}

function keepResultsOfPage(): { shown: Node; words: string } | undefined {
  if (import.meta.env.SSR) return undefined;
  const found = findLive('found');
  return found ? { shown: found.cloneNode(true), words: readLive(found, 'found') ?? '' } : undefined;
}
