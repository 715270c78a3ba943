import { createGatewayClient } from '@myler/api-client/gateway';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { localToday } from '@myler/domain/days';
import { hotelsAddress } from '@myler/domain/filters';
import { familyFilter } from '@myler/domain/fit';
import { setLive } from '@myler/islands/attributes';
import { defineElement } from '@myler/islands/elements';
import { syncedFromDevice } from '@myler/state/device';
import { defineFitLine, FAMILY_KEY, familyAtom, findFits, readFamilyAtom } from '@myler/state/family';
import type { SiteStore } from '../../store/site-store.ts';
import { accessToken } from '../../visitor/access-token.ts';

const { call } = createGatewayClient({ token: accessToken });

let isShown = false;

/**
 * From now on the cards of each page say what the hotel is for this family, and the list links to the hotels that fit.
 * Loaded only where a family is known.
 */
export function showFit(store: SiteStore): void {
  if (isShown) return;
  isShown = true;
  syncedFromDevice(FAMILY_KEY, () => store.set(readFamilyAtom));
  const markDocument = () => setLive(document.documentElement, 'family', store.get(familyAtom) !== undefined);
  markDocument();
  store.sub(familyAtom, markDocument);
  findFits(store, async (ids) => {
    const query = { ids: ids.join(','), page: 1, limit: SHORTLIST_MAX, sort: 'name' } as const;
    return (await call('hotels', { query })).items;
  });
  defineFitLine(store);
  defineElement('family-hotels', {
    subscribe: (onChange) => store.sub(familyAtom, onChange),
    read: () => otherPage(store),
    draw(element, page) {
      element.replaceChildren();
      if (!page) return;
      const link = document.createElement('a');
      link.href = page;
      link.textContent = 'Filter by our ages, cots and steps';
      element.append(link);
    },
  });
}

/**
 * The list of the hotels that suit their ages, cots and steps, unless it is this page. Only `ages`, `cots` and `stepFree` are
 * part of its address.
 */
function otherPage(store: SiteStore): string | undefined {
  const family = store.get(familyAtom);
  const page = family && hotelsAddress({ filter: familyFilter(family, localToday()), sort: 'loved', page: 1 });
  return page === location.pathname + decodeURIComponent(location.search) ? undefined : page;
}
