import type { createStore } from 'jotai/vanilla';
import type { HotelSummary } from '@myler/api-client/contract';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { localToday } from '@myler/domain/days';
import { assessFit, type Family, type Finding } from '@myler/domain/fit';
import { familyAtom } from './family.ts';
import { fitsAtom, wantedFitsAtom } from './fits.ts';

/**
 * Finds out what the wanted hotels are for the family, each time one of both changes. The facts are read by the hotels'
 * ids: nothing of the family is sent.
 *
 * @param readHotels takes at most `SHORTLIST_MAX` ids
 */
export function findFits(
  store: ReturnType<typeof createStore>,
  readHotels: (ids: readonly string[]) => Promise<readonly HotelSummary[]>,
): void {
  /** Undefined while the answer is on its way, or if there is no such hotel. */
  const hotels = new Map<string, HotelSummary | undefined>();
  let assessedFor: Family | undefined;

  /** Of hotels that were assessed for the same family the finding stays, so that they are not drawn again. */
  const assess = (family: Family | undefined) => {
    const before = family === assessedFor ? store.get(fitsAtom) : new Map<string, Finding>();
    const fits = new Map(before);
    for (const [id, hotel] of hotels) {
      const finding = family && hotel && !fits.has(id) ? assessFit(family, hotel, localToday())[0] : undefined;
      if (finding) fits.set(id, finding);
    }
    if (family !== assessedFor || fits.size > before.size) store.set(fitsAtom, fits);
    assessedFor = family;
  };

  const find = async (): Promise<void> => {
    const family = store.get(familyAtom);
    assess(family);
    // A group that no answer has room for, such as a map of very many hotels, says nothing of the family.
    const wanted = store.get(wantedFitsAtom).flatMap((ids) => (ids.length > SHORTLIST_MAX ? [] : ids));
    const missing = [...new Set(wanted)].filter((id) => !hotels.has(id)).slice(0, SHORTLIST_MAX);
    if (!family || missing.length === 0) return;
    for (const id of missing) hotels.set(id, undefined);
    try {
      for (const hotel of await readHotels(missing)) hotels.set(hotel.id, hotel);
    } catch {
      // The page says what it says to everybody, until it wants something again.
      for (const id of missing) hotels.delete(id);
      return;
    }
    await find();
  };

  let isScheduled = false;
  /** The elements of a page come one after another, and one answer has room for all. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      void find();
    });
  };
  store.sub(familyAtom, schedule);
  store.sub(wantedFitsAtom, schedule);
  schedule();
}
