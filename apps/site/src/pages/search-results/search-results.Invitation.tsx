import type { Inspiration } from '@myler/api-client/contract';
import { InspirationLinks } from '../../features/inspirations/InspirationLinks.tsx';
import { exampleSearches, searchQueryAddress } from '@myler/domain/search';
import styles from './search-results.Invitation.module.css';

/** Shown for an empty search: examples, and where to start. */
export function SearchInvitation({ inspirations }: { inspirations: readonly Inspiration[] }) {
  return (
    <>
      <p className={styles.examples}>
        Others have asked for{' '}
        {exampleSearches.map((words, index) => (
          <span key={words}>
            {index > 0 && <span>{index === exampleSearches.length - 1 ? ' and ' : ', '}</span>}
            <a href={searchQueryAddress({ q: words })}>{words}</a>
          </span>
        ))}
        <span>.</span>
      </p>
      {inspirations.length > 0 && <InspirationLinks title="Or begin with a feeling." inspirations={inspirations} />}
    </>
  );
}
