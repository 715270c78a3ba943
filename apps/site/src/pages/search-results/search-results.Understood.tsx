import type { SearchResponse } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { Icon } from '@myler/ui/icon';
import { searchQueryAddress } from '@myler/domain/search';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './search-results.Understood.module.css';

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
      {understood.length > 0 && (
        <Cluster as="ul" gap={3} className={styles.chips}>
          {understood.map((need) => (
            <Chip key={`${need.label}${need.value}`} need={need} />
          ))}
        </Cluster>
      )}
      {unknown.map((each) => (
        <Unknown key={each.words} {...each} isAlone={understood.length === 0} />
      ))}
      {corrected.map(({ typed, readAs }) => (
        <p
          key={typed}
          className={styles.note}
        >{`Nothing here is spelled “${typed}”. We read it as ${anyOf.format(readAs.map((word) => `“${word}”`))}.`}</p>
      ))}
      {isPartial && <p className={styles.note}>Nothing has all of these words. What follows has most of them.</p>}
      {hasNoHotel && <NoHotel needs={understood} />}
    </Stack>
  );
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function Chip({ need: { label, value, without, alternatives, hotels } }: { need: Need }) {
  return (
    <li className={styles.chip}>
      <Cluster as="p" gap={2} rows={0} align="baseline" className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        <Text as="span" size="small" weight="medium">
          {value}
        </Text>
        {hotels === 0 && (
          <Text as="span" size="caption" tone="quiet">
            {' '}
            no hotel of ours
          </Text>
        )}
      </Cluster>
      {alternatives.length > 0 && (
        <details className={styles.change} name="change">
          <summary className={styles.summary} aria-label={`Change: ${label}, ${value}`}>
            <Icon name="down" size={16} />
          </summary>
          <ul className={styles.alternatives}>
            {alternatives.map((other) => (
              <li key={other.q}>
                <a href={searchQueryAddress({ q: other.q })}>{other.value}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <a className={styles.remove} href={searchQueryAddress({ q: without })} aria-label={`Remove: ${label}, ${value}`}>
        <Icon name="close" size={16} />
      </a>
    </li>
  );
}

function Unknown({ words, instead, isAlone }: SearchResponse['unknown'][number] & { isAlone: boolean }) {
  return (
    <p className={styles.note}>
      <span>{`We do not know “${words}”${isAlone ? '' : ', so we left it out'}.`}</span>{' '}
      {instead ? (
        <span>
          Did you mean <a href={searchQueryAddress({ q: instead })}>{instead}</a>?
        </span>
      ) : (
        <span>
          Ask a person: <a href={deskLine.href}>{deskLine.display}</a>.
        </span>
      )}
    </p>
  );
}

/** Which single need to take off, so that hotels answer, those with the most hotels first; or what to ask for instead. */
function NoHotel({ needs }: { needs: readonly Need[] }) {
  const helpful = needs
    .filter(({ without, hotelsWithout }) => without !== '' && hotelsWithout > 0)
    .toSorted((a, b) => b.hotelsWithout - a.hotelsWithout);
  const others = helpful.length === 0 ? needs.flatMap(({ alternatives }) => alternatives) : [];
  return (
    <div className={styles.note}>
      <p>{needs.length === 1 ? 'No hotel of ours fits this.' : 'No hotel of ours fits all of this.'}</p>
      <ul className={styles.helpful}>
        {helpful.map(({ label, value, without, hotelsWithout }) => (
          <li key={`${label}${value}`}>
            <a href={searchQueryAddress({ q: without })}>{`Without “${value}”`}</a>
            <span>{`, ${hotelsWithout === 1 ? 'one hotel fits' : `${hotelsWithout} hotels fit`}.`}</span>
          </li>
        ))}
        {others.map(({ value, q }) => (
          <li key={q}>
            Or ask for <a href={searchQueryAddress({ q })}>{value}</a>.
          </li>
        ))}
      </ul>
    </div>
  );
}
