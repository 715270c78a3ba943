export { drawMembershipCard } from './cards/membership.ts';
export { drawScene } from './draw.ts';
export { drawMark } from './mark.ts';
export { drawVignette, type Vignette } from './vignette.ts';
export { hours, motifs, seasons } from './types.ts';
export type { Drawing, Format, Hour, Motif, Scene, Season } from './types.ts';
