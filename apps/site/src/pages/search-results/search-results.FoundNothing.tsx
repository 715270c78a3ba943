import type { Inspiration } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { InspirationLinks } from '../../features/inspirations/InspirationLinks.tsx';
import { exampleSearches, searchQueryAddress } from '@myler/domain/search';
import { Measure, Stack } from '@myler/ui/layout';

/** Shown for a search without results: what to try instead, and whom to ask. */
export function SearchFoundNothing({ words, inspirations }: { words: string; inspirations: readonly Inspiration[] }) {
  return (
    <>
      <Measure before={7} role="status">
        <p>We looked through hotels, places, inspirations, the journal and every page. Three things that help:</p>
        <Stack as="ul" gap={3} before={5} lines="above">
          <li>Fewer words: a country, a lake, a thing the children should learn.</li>
          <li>
            What other sites do not search for, such as{' '}
            {exampleSearches.slice(0, 2).map((example, index) => (
              <span key={example}>
                {index > 0 && <span> or </span>}
                <a href={searchQueryAddress({ q: example })}>{example}</a>
              </span>
            ))}
            <span>.</span>
          </li>
          <li>
            A person: <a href={deskLine.href}>{deskLine.display}</a>
            <span>{`. If “${words}” exists and is good with children, the desk would like to know.`}</span>
          </li>
        </Stack>
      </Measure>
      {inspirations.length > 0 && <InspirationLinks title="Or begin with a feeling." inspirations={inspirations} />}
    </>
  );
}
