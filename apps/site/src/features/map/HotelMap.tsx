import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from 'react';
import type { HotelPoint } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { FindingKind, Fits } from '@myler/domain/fit';
import {
  bestMarkerFit,
  markerInWords,
  markersOn,
  type Marker,
  placeOn,
  plates,
  PLATE_HEIGHT,
  PLATE_WIDTH,
  type PlateId,
} from '@myler/domain/map';
import { platePictures } from './plate-pictures.ts';
import { live } from '@myler/islands/attributes';
import styles from './HotelMap.module.css';

export interface MapPart {
  id: PlateId;
  name: string;
  /** The address of the same part of the list, for browsers without scripts. */
  href: string;
}

/** The handlers of an interactive map. Without them, the map is a drawing with links. */
export interface MapInteraction {
  /** The arches on the plate. */
  markers: readonly Marker[];
  /** What the hotels are for the visitor's family. */
  fits: Fits;
  /** The ids of the hotels that are highlighted, on the map and in the list. */
  highlighted: ReadonlySet<string>;
  /** The marker in the tab order (roving tabindex). */
  current: Marker | undefined;
  onKeyDown: (event: KeyboardEvent, marker: Marker) => void;
  onHighlight: (marker: Marker) => void;
  onLeave: () => void;
  onPointerDown: (event: PointerEvent, marker: Marker) => void;
  onPress: (event: MouseEvent, marker: Marker) => void;
  onPart: (event: MouseEvent, id: PlateId) => void;
}

export interface HotelMapProps {
  hotels: readonly HotelPoint[];
  plateId: PlateId;
  /** The plates that the visitor can choose, the whole map first. */
  parts: readonly MapPart[];
  interaction?: MapInteraction;
  /** Shown over the plate: the name of the highlighted marker. */
  children?: ReactElement | undefined;
}

/**
 * Hotels on a drawn plate. The index below lists all of them as text and in order, so that no information is in the
 * drawing alone.
 */
export function HotelMap({ hotels, plateId, parts, interaction, children }: HotelMapProps) {
  return (
    <div className={styles.map}>
      <div className={styles.panel}>
        <img
          className={styles.drawing}
          src={platePictures[plateId]}
          alt=""
          width={PLATE_WIDTH}
          height={PLATE_HEIGHT}
          loading="lazy"
        />
        <Markers
          hotels={hotels}
          plateId={plateId}
          name={parts.find(({ id }) => id === plateId)?.name ?? ''}
          interaction={interaction}
        />
        {children}
      </div>
      <Legend />
      {interaction && (
        <p id="map-keys" className="visually-hidden">
          Arrow keys lead from hotel to hotel, Enter opens one, Escape shows the whole map.
        </p>
      )}
      <ul className={styles.parts} aria-label="Parts of the map">
        {parts.map((part) => (
          <li key={part.id}>
            <a
              className={styles.part}
              href={part.href}
              aria-current={part.id === plateId ? 'true' : undefined}
              onClick={interaction && ((event) => interaction.onPart(event, part.id))}
            >
              {part.name}
            </a>
          </li>
        ))}
      </ul>
      <Index hotels={hotels} />
    </div>
  );
}

interface MarkersProps {
  hotels: readonly HotelPoint[];
  plateId: PlateId;
  name: string;
  interaction: MapInteraction | undefined;
}

/** The seas' names and an arch for each hotel, over the plate. */
function Markers({ hotels, plateId, name, interaction }: MarkersProps) {
  const plate = plates[plateId];
  return (
    <svg
      className={styles.overlay}
      viewBox={`0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}`}
      role="group"
      aria-label={`Map: ${name}`}
      aria-describedby={interaction && 'map-keys'}
    >
      {plate.seas.map(({ words, at: [longitude, latitude] }) => {
        const [x, y] = placeOn(plate, { longitude, latitude }) ?? [];
        return (
          <text key={words} className={styles.sea} x={x} y={y} aria-hidden="true">
            {words}
          </text>
        );
      })}
      {(interaction?.markers ?? markersOn(plate, hotels)).map((marker) => (
        <Arch key={keyOf(marker)} marker={marker} interaction={interaction} />
      ))}
    </svg>
  );
}

/** What the arches say for the visitor's family. It is hidden from everybody else. */
function Legend() {
  return (
    <p className={styles.legend}>
      <span className={styles.fitting}>Fits you</span>
      <span>Nearly, or ask first</span>
      <span className={styles.unfitting}>Perhaps not</span>
    </p>
  );
}

function Index({ hotels }: { hotels: readonly HotelPoint[] }) {
  return (
    <details className={styles.index}>
      <summary>Index to the map</summary>
      <ul>
        {hotels.map(({ id, name, place }) => (
          <li key={id}>
            <a href={address('/our-hotels/$id', { params: { id } })}>{name}</a> <span>{place}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const noFits: Fits = new Map();

const fitClasses: Record<FindingKind, string | undefined> = {
  yes: undefined,
  perhaps: styles.unsure,
  unknown: styles.unsure,
  no: styles.no,
};

function Arch({ marker, interaction }: { marker: Marker; interaction: MapInteraction | undefined }) {
  const { x, y, hotels } = marker;
  const [first] = hotels;
  if (!first) return null;
  const many = hotels.length > 1;
  const fits = interaction?.fits ?? noFits;
  const fit = bestMarkerFit(marker, fits);
  const isHighlighted = hotels.some(({ id }) => interaction?.highlighted.has(id));
  return (
    <a
      className={[styles.marker, isHighlighted && styles.highlighted, fit && fitClasses[fit]].filter(Boolean).join(' ')}
      href={
        many
          ? address('/our-hotels', { search: { ids: hotels.map(({ id }) => id).join(',') } })
          : address('/our-hotels/$id', { params: { id: first.id } })
      }
      aria-label={markerInWords(marker, fits)}
      // Without interaction, keyboard users reach the hotels through the index.
      tabIndex={interaction && keyOf(marker) === (interaction.current && keyOf(interaction.current)) ? 0 : -1}
      {...live({ marker: keyOf(marker) })}
      {...(interaction && {
        onKeyDown: (event: KeyboardEvent) => interaction.onKeyDown(event, marker),
        onFocus: () => interaction.onHighlight(marker),
        // A finger enters when it touches and leaves when it is lifted, so it says nothing by that.
        onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && interaction.onHighlight(marker),
        onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && interaction.onLeave(),
        onPointerDown: (event: PointerEvent) => interaction.onPointerDown(event, marker),
        onBlur: interaction.onLeave,
        onClick: (event: MouseEvent) => interaction.onPress(event, marker),
      })}
    >
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <g className={styles.mark}>
          <path className={styles.pressArea} d="M-18-30h36v36h-36z" />
          {many ? (
            <>
              <path className={styles.arch} d="M-13 4v-14a13 13 0 0 1 26 0V4z" />
              <text className={styles.number} y="-4.5">
                {hotels.length}
              </text>
            </>
          ) : (
            <>
              <path className={styles.arch} d="M-9 3v-14a9 9 0 0 1 18 0V3z" />
              <path className={styles.door} d="M-3.5 3v-9.5a3.5 3.5 0 0 1 7 0V3z" />
            </>
          )}
        </g>
      </g>
    </a>
  );
}

export function keyOf({ hotels }: Marker): string {
  return hotels.map(({ id }) => id).join(' ');
}
