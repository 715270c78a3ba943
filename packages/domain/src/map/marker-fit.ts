import { fitLabels, type FindingKind, type Fits } from '../fit/finding.ts';
import type { Marker } from './markers.ts';

/** The best first, so that an arch for several hotels looks as the best of them does. */
const bestFirst: readonly FindingKind[] = ['yes', 'perhaps', 'unknown', 'no'];

/** What the hotels of an arch are for the family at best. Undefined unless each of them was judged. */
export function bestMarkerFit({ hotels }: Marker, fits: Fits): FindingKind | undefined {
  const kinds = new Set(hotels.map(({ id }) => fits.get(id)?.kind));
  return kinds.has(undefined) ? undefined : bestFirst.find((kind) => kinds.has(kind));
}

/** "Dar Zahra, Marrakech. Fits you. …", or "3 hotels, 2 fit you: …". */
export function markerInWords(marker: Marker, fits: Fits): string {
  const { hotels } = marker;
  const [first] = hotels;
  if (first && hotels.length === 1) {
    const fit = fits.get(first.id);
    return `${first.name}, ${first.place}${fit ? `. ${fitLabels[fit.kind]} ${fit.sentence}` : ''}`;
  }
  return `${markerCountInWords(marker, fits)}: ${hotels.map(({ name }) => name).join(', ')}`;
}

/** "3 hotels", or "3 hotels, 2 fit you". */
export function markerCountInWords(marker: Marker, fits: Fits): string {
  const { hotels } = marker;
  if (bestMarkerFit(marker, fits) === undefined) return `${hotels.length} hotels`;
  const fitting = hotels.filter(({ id }) => fits.get(id)?.kind === 'yes').length;
  if (fitting === 0) return `${hotels.length} hotels, none fits you in everything`;
  return `${hotels.length} hotels, ${fitting} ${fitting === 1 ? 'fits' : 'fit'} you`;
}
