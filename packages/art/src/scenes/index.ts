export { formats, hours, motifs, seasons } from '../core/scene.ts';
export type { Format, Hour, Motif, Scene, Season } from '../core/scene.ts';
export { drawScene } from './draw-scene.ts';
