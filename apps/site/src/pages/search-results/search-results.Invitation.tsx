import type { Inspiration } from '@myler/api-client/contract';
import { InspirationLinks } from '../../features/inspirations/InspirationLinks.tsx';
import { exampleSearches, searchQueryAddress } from '@myler/domain/search';
import { Text } from '@myler/ui/text';

/** Shown for an empty search: examples, and where to start. */
export function SearchInvitation({ inspirations }: { inspirations: readonly Inspiration[] }) {
  return (
    <>
      <Text tone="quiet" before={6} measure>
        Others have asked for{' '}
        {exampleSearches.map((words, index) => (
          <span key={words}>
            {index > 0 && <span>{index === exampleSearches.length - 1 ? ' and ' : ', '}</span>}
            <a href={searchQueryAddress({ q: words })}>{words}</a>
          </span>
        ))}
        <span>.</span>
      </Text>
      {inspirations.length > 0 && <InspirationLinks title="Or begin with a feeling." inspirations={inspirations} />}
    </>
  );
}
