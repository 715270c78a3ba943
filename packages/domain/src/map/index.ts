export { closerPlate } from './closer-plate.ts';
export { bestMarkerFit, markerInWords, markerCountInWords } from './marker-fit.ts';
export {
  type Marker,
  MARKER_DISTANCE,
  MARKER_DISTANCE_SMALL,
  markersOn,
  type Direction,
  markerTowards,
} from './markers.ts';
export {
  PLATE_WIDTH,
  PLATE_HEIGHT,
  type PlateId,
  type Disc,
  type Sheet,
  type Plate,
  plates,
  placeOn,
  discScale,
} from './plates.ts';
