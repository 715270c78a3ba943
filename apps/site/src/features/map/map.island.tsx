import { useAtomValue, useSetAtom } from 'jotai';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { HotelPoint } from '@myler/api-client/contract';
import { minWidth } from '@myler/config/breakpoints';
import { HotelMap, keyOf, type MapInteraction, type MapPart } from './HotelMap.tsx';
import {
  markerCountInWords,
  MARKER_DISTANCE,
  MARKER_DISTANCE_SMALL,
  markersOn,
  markerTowards,
  type Direction,
  type Marker,
  PLATE_HEIGHT,
  plates,
  PLATE_WIDTH,
  type PlateId,
  closerPlate,
} from '@myler/domain/map';
import { useIsLive } from '@myler/ui/use-is-live';
import { Price } from '@myler/ui/price';
import { MarkerCard } from '@myler/ui/sections/marker-map';
import { fitLabels, type Fits } from '@myler/domain/fit';
import { fitsAtom, wantedFitsAtom } from '@myler/state/family';
import { highlightCards, observeCards, readCard } from './cards.ts';
import { findLive } from '@myler/islands/attributes';

interface LiveHotelMapProps {
  hotels: readonly HotelPoint[];
  plateId: PlateId;
  parts: readonly MapPart[];
}

const isDirection = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

/**
 * The interactive map: it zooms without loading a page, arrow keys move from marker to marker, and list and map
 * highlight each other.
 */
export function LiveHotelMap({ hotels, plateId: initialPlateId, parts }: LiveHotelMapProps) {
  const isLive = useIsLive();
  const frame = useRef<HTMLDivElement>(null);
  const isFirstTap = useRef(false);
  const fits = useFitsOf(hotels);
  const minDistance = useMinDistance();
  const [highlighted, setHighlighted] = useState<Marker | undefined>();
  const hotelInList = useHighlights(highlighted);
  const { plateId, markers, current, setCurrentKey, openPlate } = usePlate(frame, initialPlateId, hotels, minDistance);
  useEscapeToList(frame);

  const showPlate = (id: PlateId, hotelToFocus?: HotelPoint) => {
    openPlate(id, hotelToFocus);
    setHighlighted(undefined);
  };

  const markerOf = (id: string) => markers.find((marker) => keyOf(marker) === id);
  const interaction: MapInteraction = {
    markers,
    fits,
    highlighted: new Set([...(highlighted?.hotels.map(({ id }) => id) ?? []), hotelInList]),
    current,
    onHighlight: (id) => setHighlighted(markerOf(id)),
    onLeave: () => setHighlighted(undefined),
    // A finger cannot hover: its first tap says what a pointer over the arch says, and its second follows the link.
    onPointerDown({ pointerType }, id) {
      isFirstTap.current = pointerType === 'touch' && (!highlighted || keyOf(highlighted) !== id);
    },
    onKeyDown(event, id) {
      const marker = markerOf(id);
      if (!marker) return;
      if (event.key === 'Escape' && plateId !== initialPlateId) {
        event.preventDefault();
        showPlate(initialPlateId, marker.hotels[0]);
      }
      if (!isDirection(event.key)) return;
      event.preventDefault();
      const next = markerTowards(markers, marker, event.key);
      if (next) setCurrentKey(keyOf(next));
      focusMarker(frame.current, next);
    },
    onPress(event, id) {
      const marker = markerOf(id);
      const closer = marker && marker.hotels.length > 1 && closerPlate(marker.hotels, plateId, minDistance);
      if (closer) return preventLink(event, () => showPlate(closer, marker.hotels[0]));
      if (isFirstTap.current) preventLink(event, () => setHighlighted(marker));
      // A screen reader's press has no pointer.
      isFirstTap.current = false;
    },
    onPart: (event, id) => preventLink(event, () => showPlate(id)),
  };

  return (
    <div ref={frame}>
      <HotelMap {...{ hotels, plateId, parts }} {...(isLive && { interaction })}>
        {highlighted && <Card marker={highlighted} fits={fits} />}
      </HotelMap>
    </div>
  );
}

/** Whether each hotel fits the family, once that is known. */
function useFitsOf(hotels: readonly HotelPoint[]) {
  const want = useSetAtom(wantedFitsAtom);
  useEffect(() => {
    const wanted = hotels.map(({ id }) => id);
    want((groups) => [...groups, wanted]);
    return () => want((groups) => groups.filter((group) => group !== wanted));
  }, [hotels, want]);
  return useAtomValue(fitsAtom);
}

/** The plate that is shown, its markers, and the marker in the tab order. */
function usePlate(
  frame: RefObject<HTMLElement | null>,
  initialPlateId: PlateId,
  hotels: readonly HotelPoint[],
  minDistance: number,
) {
  const [plateId, setPlateId] = useState(initialPlateId);
  const [currentKey, setCurrentKey] = useState('');
  const markerToFocus = useRef<Marker>(undefined);
  const markers = useMemo(() => markersOn(plates[plateId], hotels, minDistance), [plateId, hotels, minDistance]);
  const current = markers.find((marker) => keyOf(marker) === currentKey) ?? markers[0];

  // The plate with the focused marker was removed: focus its successor before anything else happens.
  useLayoutEffect(() => {
    focusMarker(frame.current, markerToFocus.current);
    markerToFocus.current = undefined;
  });

  const openPlate = (id: PlateId, hotelToFocus?: HotelPoint) => {
    setPlateId(id);
    const next = markersOn(plates[id], hotels, minDistance).find(
      (marker) => hotelToFocus && marker.hotels.includes(hotelToFocus),
    );
    setCurrentKey(next ? keyOf(next) : '');
    markerToFocus.current = next;
  };

  return { plateId, markers, current, setCurrentKey, openPlate };
}

const wide = minWidth('sm');

/** The least distance between arches, as large as the style sheet draws them. The server renders them for wide windows. */
function useMinDistance(): number {
  return useSyncExternalStore(
    subscribeToWidth,
    () => (matchMedia(wide).matches ? MARKER_DISTANCE : MARKER_DISTANCE_SMALL),
    () => MARKER_DISTANCE,
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Where the map is a screen of its own, Escape leads back to the list, once the whole map is shown. */
function useEscapeToList(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const screen = frame.current?.closest<HTMLElement>(':target');
      if (key !== 'Escape' || defaultPrevented || !screen) return;
      if (getComputedStyle(screen).position === 'fixed') location.hash = 'hotels';
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}

/** Runs `act` instead of following the link, unless the link is to open in a new tab. */
function preventLink(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  act();
}

/**
 * Highlights in the list what is highlighted on the map.
 *
 * @returns the id of the hotel in the list under the pointer or with the focus, or ''
 */
function useHighlights(highlighted: Marker | undefined): string {
  const [hotelInList, setHotelInList] = useState('');
  useEffect(() => observeCards(setHotelInList), []);
  useEffect(() => highlightCards(highlighted?.hotels.map(({ id }) => id) ?? []), [highlighted]);
  return hotelInList;
}

function Card({ marker, fits }: { marker: Marker; fits: Fits }) {
  const { x, y, hotels } = marker;
  const at = [x / PLATE_WIDTH, y / PLATE_HEIGHT] as const;
  const [first] = hotels;
  if (!first || hotels.length > 1) {
    const names = hotels.map(({ name }) => name).join(', ');
    return <MarkerCard at={at} title={markerCountInWords(marker, fits)} lines={[names]} />;
  }
  const fit = fits.get(first.id);
  const shown = readCard(first.id);
  return (
    <MarkerCard
      at={at}
      title={first.name}
      lines={[
        first.place,
        ...(shown
          ? [
              <span key="price">
                from <Price prices={shown.prices} />
              </span>,
            ]
          : []),
      ]}
      note={
        fit && (
          <>
            <b>{fitLabels[fit.kind]}</b> <span>{fit.sentence}</span>
          </>
        )
      }
      picture={shown?.picture}
    />
  );
}

function focusMarker(frame: HTMLElement | null, marker: Marker | undefined): void {
  if (frame && marker) findLive('marker', keyOf(marker), frame)?.focus({ preventScroll: true });
}
