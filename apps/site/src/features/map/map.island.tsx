import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { HotelPoint } from '@myler/api-client/contract';
import { HotelMap, keyOf, type MapPart } from './HotelMap.tsx';
import { markersOn, markerTowards, type Direction, type Marker } from './markers.ts';
import { HEIGHT, plates, WIDTH, type PlateId } from './plates.ts';
import { closerPlate } from './closer-plate.ts';
import { useIsLive } from '@myler/ui/use-is-live';
import { lightCards, watchCards } from './cards.ts';
import { findLive } from '../../live/live.ts';
import styles from './HotelMap.module.css';

interface LiveHotelMapProps {
  hotels: readonly HotelPoint[];
  plateId: PlateId;
  parts: readonly MapPart[];
}

const isDirection = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

/** The map that answers once it is awake: parts come closer without a load, arrows lead from arch to arch, list and map light up together. */
export function LiveHotelMap({ hotels, plateId: whole, parts }: LiveHotelMapProps) {
  const isLive = useIsLive();
  const frame = useRef<HTMLDivElement>(null);
  const toFocus = useRef<Marker>(undefined);
  const [plateId, setPlateId] = useState(whole);
  const [lit, setLit] = useState<Marker | undefined>();
  const [currentKey, setCurrentKey] = useState('');
  const [fromList, setFromList] = useState('');
  const markers = useMemo(() => markersOn(plates[plateId], hotels), [plateId, hotels]);
  const current = markers.find((marker) => keyOf(marker) === currentKey) ?? markers[0];

  // The arch that had the focus is gone with its plate: before anything else happens, the focus is on its successor.
  useLayoutEffect(() => {
    if (toFocus.current) focusMarker(frame.current, toFocus.current);
    toFocus.current = undefined;
  });
  useEffect(() => watchCards(setFromList), []);
  useEffect(() => lightCards(lit?.hotels.map(({ id }) => id) ?? []), [lit]);

  const turnTo = (id: PlateId, focus?: HotelPoint) => {
    setPlateId(id);
    setLit(undefined);
    const next = markersOn(plates[id], hotels).find((marker) => focus && marker.hotels.includes(focus));
    setCurrentKey(next ? keyOf(next) : '');
    toFocus.current = next;
  };

  const life = {
    lit: new Set([...(lit?.hotels.map(({ id }) => id) ?? []), fromList]),
    current,
    onLight: setLit,
    onLeave: () => setLit(undefined),
    onKeyDown(event: KeyboardEvent, marker: Marker) {
      if (event.key === 'Escape' && plateId !== whole) {
        event.preventDefault();
        turnTo(whole, marker.hotels[0]);
      }
      if (!isDirection(event.key)) return;
      event.preventDefault();
      const next = markerTowards(markers, marker, event.key);
      if (!next) return;
      setCurrentKey(keyOf(next));
      focusMarker(frame.current, next);
    },
    onPress(event: MouseEvent, marker: Marker) {
      const closer = marker.hotels.length > 1 && closerPlate(marker.hotels, plateId);
      if (!closer || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      turnTo(closer, marker.hotels[0]);
    },
    onPart(event: MouseEvent, id: PlateId) {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      turnTo(id);
    },
  };

  return (
    <div ref={frame}>
      <HotelMap hotels={hotels} plateId={plateId} parts={parts} {...(isLive ? { life } : {})}>
        {lit && <Card marker={lit} />}
      </HotelMap>
    </div>
  );
}

/** The arch says the same to whoever does not see it, so this is for the eye alone. */
function Card({ marker: { x, y, hotels } }: { marker: Marker }) {
  const [first] = hotels;
  return (
    <div
      className={styles.card}
      aria-hidden="true"
      data-side={x > WIDTH / 2 ? 'end' : 'start'}
      // Set by script after the page was painted: the page's policy refuses style attributes, not this.
      style={{ insetInlineStart: `${(x / WIDTH) * 100}%`, insetBlockStart: `${(y / HEIGHT) * 100}%` }}
    >
      {hotels.length === 1 ? (
        <>
          <b>{first?.name}</b>
          <p>{first?.place}</p>
        </>
      ) : (
        <>
          <b>{hotels.length} hotels</b>
          <p>{hotels.map(({ name }) => name).join(', ')}</p>
        </>
      )}
    </div>
  );
}

function focusMarker(frame: HTMLElement | null, marker: Marker): void {
  if (frame) findLive('marker', keyOf(marker), frame)?.focus({ preventScroll: true });
}
