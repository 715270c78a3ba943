import type { SearchResponse } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { searchQueryAddress } from '@myler/domain/search';
import { Box, Stack } from '@myler/ui/layout';
import { QueryChips, type QueryChipsProps } from '@myler/ui/sections/query-chips';

type Need = SearchResponse['understood'][number];

interface UnderstoodProps {
  response: SearchResponse;
  /** Whether hotels are among the kinds that were looked for. */
  includesHotels: boolean;
}

/**
 * What the search understood, before its results: each need as a chip that can be changed or taken off, and every word
 * that was not understood. All of it is links, so that it needs no script.
 */
export function SearchUnderstood({ response, includesHotels }: UnderstoodProps) {
  const { understood, unknown, corrected, isPartial, counts } = response;
  const hasNoHotel = understood.length > 0 && includesHotels && !counts.some(({ kind }) => kind === 'hotel');
  if (understood.length + unknown.length + corrected.length === 0 && !isPartial) return null;
  return (
    <Stack as="section" gap={4} before={7} aria-label="What we understood">
      {understood.length > 0 && <QueryChips chips={understood.map(chipOf)} />}
      {unknown.map((each) => (
        <Unknown key={each.words} {...each} isAlone={understood.length === 0} />
      ))}
      {corrected.map(({ typed, readAs }) => (
        <Box
          as="p"
          marked
          measure
          key={typed}
        >{`Nothing here is spelled “${typed}”. We read it as ${anyOf.format(readAs.map((word) => `“${word}”`))}.`}</Box>
      ))}
      {isPartial && (
        <Box as="p" marked measure>
          Nothing has all of these words. What follows has most of them.
        </Box>
      )}
      {hasNoHotel && <NoHotel needs={understood} />}
    </Stack>
  );
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const hrefOf = (q: string) => searchQueryAddress({ q });

function chipOf({ label, value, without, alternatives, hotels }: Need): QueryChipsProps['chips'][number] {
  return {
    label,
    value,
    note: hotels === 0 && 'no hotel of ours',
    remove: { label: `Remove: ${label}, ${value}`, href: hrefOf(without) },
    change: {
      label: `Change: ${label}, ${value}`,
      options: alternatives.map((other) => ({ label: other.value, href: hrefOf(other.q) })),
    },
  };
}

function Unknown({ words, instead, isAlone }: SearchResponse['unknown'][number] & { isAlone: boolean }) {
  return (
    <Box as="p" marked measure>
      <span>{`We do not know “${words}”${isAlone ? '' : ', so we left it out'}.`}</span>{' '}
      {instead ? (
        <span>
          Did you mean <a href={hrefOf(instead)}>{instead}</a>?
        </span>
      ) : (
        <span>
          Ask a person: <a href={deskLine.href}>{deskLine.display}</a>.
        </span>
      )}
    </Box>
  );
}

/** Which single need to take off, so that hotels answer, those with the most hotels first; or what to ask for instead. */
function NoHotel({ needs }: { needs: readonly Need[] }) {
  const helpful = needs
    .filter(({ without, hotelsWithout }) => without !== '' && hotelsWithout > 0)
    .toSorted((a, b) => b.hotelsWithout - a.hotelsWithout);
  const others = helpful.length === 0 ? needs.flatMap(({ alternatives }) => alternatives) : [];
  return (
    <Box marked measure>
      <p>{needs.length === 1 ? 'No hotel of ours fits this.' : 'No hotel of ours fits all of this.'}</p>
      <Stack as="ul" gap={1} before={2}>
        {helpful.map(({ label, value, without, hotelsWithout }) => (
          <li key={`${label}${value}`}>
            <a href={hrefOf(without)}>{`Without “${value}”`}</a>
            <span>{`, ${hotelsWithout === 1 ? 'one hotel fits' : `${hotelsWithout} hotels fit`}.`}</span>
          </li>
        ))}
        {others.map(({ value, q }) => (
          <li key={q}>
            Or ask for <a href={hrefOf(q)}>{value}</a>.
          </li>
        ))}
      </Stack>
    </Box>
  );
}
