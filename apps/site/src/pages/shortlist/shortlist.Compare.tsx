import { useAtomValue } from 'jotai';
import { address } from '@myler/config/address';
import { Button } from '@myler/ui/button';
import { CompareTable } from '@myler/ui/compare-table';
import { familyAtom } from '@myler/state/family';
import { compareRows, type ComparedHotel } from './compare-rows.tsx';
import type { ListedHotel } from '@myler/state/shortlist';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { action } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import styles from './shortlist.Compare.module.css';

/** Hotels side by side, differences first. It needs two. */
export function ShortlistCompare({ hotels: listed }: { hotels: readonly ListedHotel[] }) {
  const hotels = listed.filter((hotel): hotel is ComparedHotel => hotel.comparison !== undefined);
  const isFamilyKnown = useAtomValue(familyAtom) !== undefined;
  if (hotels.length < 2) return null;
  const many = capitalised(inWordsUpToTwelve(hotels.length));
  return (
    <section id="compare" className={styles.compare} aria-labelledby="compare-title">
      <Cluster gap={7} rows={2} align="baseline" justify="between" className={styles.opening}>
        <h2 id="compare-title" className={styles.title}>{`${many} side by side.`}</h2>
        {/* Event delegation handles this press, like those of the hearts. */}
        <Button variant="quiet" {...action({ print: true })} className={styles.print}>
          Print this page
        </Button>
      </Cluster>
      <CompareTable
        caption={`${many} hotels side by side`}
        columns={hotels.map(({ id, name, place, picture }) => ({
          id,
          title: name,
          href: address('/our-hotels/$id', { params: { id } }),
          note: place,
          picture,
        }))}
        rows={compareRows(hotels, isFamilyKnown)}
        alikeLabel={hotels.length === 2 ? 'Alike in both' : `Alike in all ${many.toLowerCase()}`}
      />
    </section>
  );
}
