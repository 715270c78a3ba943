import { createGatewayClient } from '@myler/api-client/gateway';
import type { HotelSummary } from '@myler/api-client/contract';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { findAllLive, findLive, readLive, setLive } from '@myler/islands/attributes';
import type { SiteStore } from '../../store/site-store.ts';
import { accessToken } from '../../visitor/access-token.ts';
import { hotelsAddress } from '@myler/domain/filters';
import { localToday } from '@myler/domain/days';
import { FAMILY_KEY } from './family-key.ts';
import { familyAtom } from './family-state.ts';
import { familyFilter, type Family, fitLabels, type Finding, assessFit, type Fits } from '@myler/domain/fit';
import { fitsAtom } from './fits.ts';
import { readFamily } from './keep-family.ts';

const { call } = createGatewayClient({ token: accessToken });

/** The hotels that were asked for; undefined while the answer is on its way, or if there is no such hotel. */
const hotels = new Map<string, HotelSummary | undefined>();

/** For whom each place was filled. React may render other places later. */
const filled = new WeakMap<Element, { family: Family; id: string }>();

const started = new WeakSet<SiteStore>();

/**
 * Says on each card of a page what the hotel is for this family, on server-rendered pages and in whatever React renders
 * later. The facts are fetched by the hotels' ids: nothing of the family is sent.
 */
export function showFit(store: SiteStore): void {
  readFamily(store);
  const show = () => {
    const family = store.get(familyAtom);
    judgeKnownHotels(store, family);
    void fillPlaces(family, store.get(fitsAtom), show);
  };
  show();
  if (started.has(store)) return;
  started.add(store);
  store.sub(familyAtom, show);
  // Whoever clears it elsewhere clears it here too. The key is null when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === FAMILY_KEY || key === null) && readFamily(store));
  addEventListener('pageshow', ({ persisted }) => persisted && readFamily(store));
  // A mutation observer runs before the added nodes are painted.
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
}

async function fillPlaces(family: Family | undefined, fits: Fits, again: () => void): Promise<void> {
  setLive(document.documentElement, 'family', family !== undefined);
  linkToHotelsThatFit(family);
  const places = findAllLive('fit');
  for (const place of places) fillPlace(place, family, fits);
  if (!family) return;
  const wanted = [...places.map((place) => readLive(place, 'fit') ?? ''), ...hotelsOnMap()];
  const missing = new Set(wanted.filter((id) => id && !hotels.has(id)));
  if (missing.size === 0) return;
  const ids = [...missing].slice(0, SHORTLIST_MAX);
  for (const id of ids) hotels.set(id, undefined);
  try {
    const { items } = await call('hotels', {
      query: { ids: ids.join(','), page: 1, limit: SHORTLIST_MAX, sort: 'name' },
    });
    for (const hotel of items) hotels.set(hotel.id, hotel);
    again();
  } catch {
    // The cards stay as they are for everybody. The next change of the page asks again.
    for (const id of ids) hotels.delete(id);
  }
}

/** The ids of the hotels on the map, if one answer has room for all of them. A longer map says nothing of the family. */
function hotelsOnMap(): string[] {
  const ids = findAllLive('marker').flatMap((marker) => readLive(marker, 'marker')?.split(' ') ?? []);
  return ids.length <= SHORTLIST_MAX ? ids : [];
}

/** For whom, and how many hotels, were judged last. */
let judged: { family: Family | undefined; count: number } = { family: undefined, count: 0 };

/** Judges the hotels whose facts are known, again only for another family or when more are known. */
function judgeKnownHotels(store: SiteStore, family: Family | undefined): void {
  const known = [...hotels.values()].filter((hotel) => hotel !== undefined);
  if (judged.family === family && judged.count === known.length) return;
  judged = { family, count: known.length };
  const findings = family ? known.map((hotel) => [hotel.id, assessFit(family, hotel, localToday())[0]] as const) : [];
  store.set(fitsAtom, new Map(findings.filter((entry): entry is [string, Finding] => entry[1] !== undefined)));
}

function fillPlace(place: HTMLElement, family: Family | undefined, fits: Fits): void {
  const id = readLive(place, 'fit') ?? '';
  const before = filled.get(place);
  if (!family) {
    if (before) place.replaceChildren();
    filled.delete(place);
    return;
  }
  if (!hotels.get(id) || (before?.family === family && before.id === id)) return;
  filled.set(place, { family, id });
  const weightiest = fits.get(id);
  place.replaceChildren(...(weightiest ? lineOf(weightiest) : []));
}

function lineOf({ kind, sentence }: Finding): Node[] {
  const lead = document.createElement('b');
  lead.textContent = fitLabels[kind];
  return [lead, document.createTextNode(` ${sentence}`)];
}

/** The list's link to the hotels that suit their ages, cots and steps: only `ages`, `cots` and `stepFree` are part of its address. */
function linkToHotelsThatFit(family: Family | undefined): void {
  const link = findLive('family-hotels');
  if (!(link instanceof HTMLAnchorElement)) return;
  const href = family && hotelsAddress({ filter: familyFilter(family, localToday()), sort: 'loved', page: 1 });
  // Where it fitLabels nowhere new, it is not offered.
  const isUseful = href !== undefined && href !== location.pathname + decodeURIComponent(location.search);
  if (link.hidden === isUseful) link.hidden = !isUseful;
  if (href && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
