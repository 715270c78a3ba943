import { useEffect, useState } from 'react';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { Hotel, HotelSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { accessToken } from '../../visitor/access-token.ts';
import { localToday } from '@myler/domain/days';
import { familyFilter, type Family, betterFits, assessFit, type FindingKind } from '@myler/domain/fit';
import { Heading } from '@myler/ui/heading';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './HotelFit.module.css';

const { call } = createGatewayClient({ token: accessToken });

/** Enough of the most loved to find two that fit. */
const CANDIDATES = 24;
const BETTER = 2;

const titles: Record<FindingKind, string> = {
  no: 'Perhaps not, because…',
  unknown: 'Ask before you book',
  perhaps: 'Worth knowing',
  yes: 'It fits you, because…',
};

/** What this hotel is for the family, what does not work said as clearly as what does, and two that fit better. */
export function HotelFit({ hotelId, family }: { hotelId: string; family: Family }) {
  const { hotel, others, hasFailed } = useHotels(hotelId, family);
  if (hasFailed) return <Text before={5}>The facts of this hotel did not reach us. They are on this page.</Text>;
  if (!hotel)
    return (
      <Text before={6} className={styles.room}>
        One moment.
      </Text>
    );
  const today = localToday();
  const findings = assessFit(family, hotel, today);
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const against = findings[0]?.kind === 'no' ? findings[0] : undefined;
  const better = against
    ? betterFits(family, others, { id: hotelId, subject: against.subject, today }).slice(0, BETTER)
    : [];
  return (
    <Split ratio="1/1" rows={6} across={9} before={6} className={styles.room}>
      {kinds.map((kind) => (
        <section key={kind} className={styles.kind}>
          <Heading level={3} size="title-2" className={styles.title}>
            {against && kind === 'yes' ? 'What does work' : titles[kind]}
          </Heading>
          <ul className={styles.findings}>
            {findings
              .filter((finding) => finding.kind === kind)
              .map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        </section>
      ))}
      {better.length > 0 && (
        <section className={styles.kind}>
          <Heading level={3} size="title-2" className={styles.title}>
            {better.length === 1 ? 'One that fits better' : 'Two that fit better'}
          </Heading>
          <ul className={styles.findings}>
            {better.map((other) => (
              <li key={other.id}>
                <a href={address('/our-hotels/$id', { params: { id: other.id } })}>{other.name}</a>
                <span>{`, ${other.place}.`}</span>{' '}
                <span>
                  {assessFit(family, other, today).find(({ subject }) => subject === against?.subject)?.sentence}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Split>
  );
}

interface Loaded {
  hotel?: Hotel;
  others: readonly HotelSummary[];
  hasFailed: boolean;
}

/**
 * The hotel with its rooms, and, if it does not fit, candidates that may. Of the family, only `ages`, `cots` and
 * `stepFree` are part of the question.
 */
function useHotels(hotelId: string, family: Family): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ others: [], hasFailed: false });
  useEffect(() => {
    let isCurrent = true;
    readHotels(hotelId, family).then(
      (hotels) => isCurrent && setLoaded({ ...hotels, hasFailed: false }),
      () => isCurrent && setLoaded({ others: [], hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [hotelId, family]);
  return loaded;
}

async function readHotels(id: string, family: Family): Promise<Omit<Loaded, 'hasFailed'>> {
  const today = localToday();
  const hotel = await call('hotel', { params: { id } });
  if (assessFit(family, hotel, today)[0]?.kind !== 'no') return { hotel, others: [] };
  const query = { ...familyFilter(family, today), sort: 'loved', page: 1, limit: CANDIDATES } as const;
  const others = await call('hotels', { query }).then(
    ({ items }) => items,
    () => [],
  );
  return { hotel, others };
}
