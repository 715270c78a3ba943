import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { HotelSummary } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { isShortlistKeptAtom, moveOnShortlistAtom, shortlistAtom } from '@myler/state/shortlist';
import { Button } from '@myler/ui/button';
import { accessToken } from '../../visitor/access-token.ts';
import { removeShortlisted } from '../../features/shortlist/toggle-shortlisted.ts';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { readKeptHotels, type ListedHotel } from '@myler/state/shortlist';
import { COMPARE_MAX, comparedOf, shortlistAddress } from '@myler/state/shortlist';
import { ShortlistCompare } from './shortlist.Compare.tsx';
import { ShortlistControls } from './shortlist.Controls.tsx';
import { ShortlistEmpty, ShortlistSkeleton } from './shortlist.Empty.tsx';
import { ShortlistList } from './shortlist.List.tsx';
import { ShortlistHeading } from './shortlist.Heading.tsx';
import { NextSteps } from './shortlist.NextSteps.tsx';
import { ShareLink } from '../../features/share-link/ShareLink.tsx';
import { useItemsById } from './use-items-by-id.ts';
import { findLive } from '@myler/islands/attributes';
import type { LiveAttributes } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import styles from './shortlist.island.module.css';

const { call } = createGatewayClient({ token: accessToken });
const hotelsOf = (ids: readonly string[]) => readKeptHotels(call, ids);

/** The shortlist of this device, to sort, shorten, compare and share. The server does not know it. */
export function OwnShortlist() {
  const store = useStore();
  const ids = useAtomValue(shortlistAtom);
  const hotels = useItemsById(ids, hotelsOf);
  const { comparedIds, compared, toggleCompared } = useComparison(hotels.items);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusAfterRender = useFocusAfterRender(list);

  if (hotels.isWaiting && hotels.items.length === 0) return <ShortlistSkeleton />;
  if (ids.length === 0) return <ShortlistEmpty />;

  const move = (hotel: HotelSummary, by: 1 | -1) => {
    const place = store.get(shortlistAtom).indexOf(hotel.id) + by;
    store.set(moveOnShortlistAtom, hotel.id, place);
    const isFirstOrLast = place === 0 || place === store.get(shortlistAtom).length - 1;
    // At an end of the list the pressed control is disabled, so the opposite one gets the focus.
    focusAfterRender(`${isFirstOrLast === (by === 1) ? 'up' : 'down'}:${hotel.id}`);
    setAnnouncement(`${hotel.name} is now ${place + 1} of ${hotels.items.length}.`);
  };
  const remove = (hotel: HotelSummary, place: number) => {
    const next = hotels.items[place + 1] ?? hotels.items[place - 1];
    focusAfterRender(next ? `remove:${next.id}` : 'heading');
    removeShortlisted(store, hotel);
  };

  const count = hotels.items.length;
  return (
    <>
      <HeadingWithShare ids={ids} count={count} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {hotels.hasFailed && <Failed what="the hotels on your shortlist" onRetry={hotels.retry} />}
      <ShortlistList
        ref={list}
        hotels={hotels.items}
        missingCount={hotels.isWaiting || hotels.hasFailed ? 0 : ids.length - count}
        renderControls={(hotel, place) => (
          <ShortlistControls
            hotel={hotel}
            isFirst={place === 0}
            isLast={place === count - 1}
            isCompared={comparedIds.includes(hotel.id)}
            isFull={comparedIds.length >= COMPARE_MAX}
            canCompare={count > 1}
            onMove={(by) => move(hotel, by)}
            onRemove={() => remove(hotel, place)}
            onCompare={() => toggleCompared(hotel.id)}
          />
        )}
      />
      <NextSteps hotels={hotels.items} />
      <ShortlistCompare hotels={compared} />
    </>
  );
}

const KEPT = 'They are kept on this device only, until you send them to somebody.';
const NOT_KEPT =
  'Your browser keeps nothing for this site: this list is gone when the page is loaded again or closed. A link to it keeps it.';

/** `count` excludes hotels of the list that no longer exist. */
function HeadingWithShare({ ids, count }: { ids: readonly string[]; count: number }) {
  const isKept = useAtomValue(isShortlistKeptAtom);
  const kept = isKept ? ', kept.' : '.';
  return (
    <ShortlistHeading
      title={count === 1 ? `One hotel${kept}` : `${capitalised(inWordsUpToTwelve(count))} hotels${kept}`}
      actions={
        <ShareLink
          link={new URL(shortlistAddress(ids), location.origin).href}
          title="Hotels for us"
          label="Share this list"
        />
      }
    >
      {`${isKept ? KEPT : NOT_KEPT} Put them in the order you like them, set up to four side by side, and send the list to the people you decide with.`}
    </ShortlistHeading>
  );
}

/** The compared hotels: those the visitor chose, or the first of the list. */
function useComparison(hotels: readonly ListedHotel[]) {
  const [chosen, setChosen] = useState<readonly string[]>();
  const comparedIds = comparedOf(
    hotels.map(({ id }) => id),
    chosen,
  );
  return {
    comparedIds,
    compared: hotels.filter(({ id }) => comparedIds.includes(id)),
    toggleCompared: (id: string) =>
      setChosen(comparedIds.includes(id) ? comparedIds.filter((kept) => kept !== id) : [...comparedIds, id]),
  };
}

/**
 * The pressed control may have moved or left the list. Call the returned function with the control that gets the focus
 * after the next render; the heading gets it when that control is disabled or gone.
 */
function useFocusAfterRender(list: RefObject<HTMLElement | null>) {
  const focusNext = useRef<LiveAttributes['control'] | 'heading'>(undefined);
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === undefined) return;
    focusNext.current = undefined;
    const control = wanted !== 'heading' && list.current ? findLive('control', wanted, list.current) : null;
    (control?.matches(':enabled') ? control : document.querySelector<HTMLElement>('main h1'))?.focus();
  });
  return (wanted: LiveAttributes['control'] | 'heading') => {
    focusNext.current = wanted;
  };
}

function Failed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Cluster gap={7} rows={4} justify="between" before={7} className={styles.failed} role="alert">
      <p>
        <span>{`The connection was lost before ${what} arrived. Your list is safe. Try again, or ring`}</span>{' '}
        <a href={deskLine.href}>{deskLine.display}</a>.
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Cluster>
  );
}
