import type { MouseEvent, ReactElement } from 'react';
import type { HotelPoint } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { FindingKind, Fits } from '@myler/domain/fit';
import { bestMarkerFit, markerInWords, markersOn, type Marker, plates, type PlateId } from '@myler/domain/map';
import { MarkerMap, type MapMarker, type MarkerHandlers } from '@myler/ui/sections/marker-map';
import { drawingOf, namesOn } from './plate-pictures.ts';

export interface MapPart {
  id: PlateId;
  name: string;
  /** The address of the same part of the list, for browsers without scripts. */
  href: string;
}

/** What makes the map interactive. Without it, the map is a drawing with links. */
export interface MapInteraction extends MarkerHandlers {
  /** The arches on the plate. */
  markers: readonly Marker[];
  /** What the hotels are for the visitor's family. */
  fits: Fits;
  /** The ids of the hotels that are highlighted, on the map and in the list. */
  highlighted: ReadonlySet<string>;
  /** The marker in the tab order (roving tabindex). */
  current: Marker | undefined;
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

const noFits: Fits = new Map();

const words = {
  legend: ['Fits you', 'Nearly, or ask first', 'Perhaps not'],
  keys: 'Arrow keys lead from hotel to hotel, Enter opens one, Escape shows the whole map.',
  parts: 'Parts of the map',
  index: 'Index to the map',
} as const;

/** Hotels on a drawn plate. */
export function HotelMap({ hotels, plateId, parts, interaction, children }: HotelMapProps) {
  const plate = plates[plateId];
  return (
    <MarkerMap
      label={`Map: ${parts.find(({ id }) => id === plateId)?.name ?? ''}`}
      drawing={drawingOf(plateId)}
      names={namesOn(plate)}
      markers={(interaction?.markers ?? markersOn(plate, hotels)).map((marker) => shown(marker, interaction))}
      parts={parts.map((part) => ({ ...part, isCurrent: part.id === plateId }))}
      onPart={interaction && ((event, id) => interaction.onPart(event, id as PlateId))}
      places={hotels.map(({ id, name, place }) => ({ id, name, place, href: hotelAddress(id) }))}
      handlers={interaction}
      current={interaction?.current && keyOf(interaction.current)}
      words={words}
    >
      {children}
    </MarkerMap>
  );
}

const looks: Record<FindingKind, MapMarker['look']> = {
  yes: undefined,
  perhaps: 'unsure',
  unknown: 'unsure',
  no: 'no',
};

function shown(marker: Marker, interaction: MapInteraction | undefined): MapMarker {
  const { x, y, hotels } = marker;
  const fits = interaction?.fits ?? noFits;
  const fit = bestMarkerFit(marker, fits);
  const ids = hotels.map(({ id }) => id);
  return {
    id: keyOf(marker),
    x,
    y,
    count: hotels.length,
    href: hotels.length > 1 ? address('/our-hotels', { search: { ids: ids.join(',') } }) : hotelAddress(ids.join('')),
    label: markerInWords(marker, fits),
    look: fit && looks[fit],
    isHighlighted: ids.some((id) => interaction?.highlighted.has(id)),
  };
}

const hotelAddress = (id: string) => address('/our-hotels/$id', { params: { id } });

export function keyOf({ hotels }: Marker): string {
  return hotels.map(({ id }) => id).join(' ');
}
