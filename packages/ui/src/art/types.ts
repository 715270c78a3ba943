/** The families of picture the house draws; see the brand's "Pictures". */
export const motifs = [
  'island',
  'lagoon',
  'alps',
  'lake',
  'dunes',
  'riad',
  'tuscany',
  'vineyard',
  'greek-steps',
  'river-city',
  'skyline',
  'rainforest',
  'savannah',
  'ryokan',
  'fjord',
  'castle',
  'coral-coast',
  'polar-camp',
  'viaduct',
  'orchard',
  'nursery',
  'picnic',
  'feast',
  'spa',
  'kites',
] as const;
export type Motif = (typeof motifs)[number];

export const hours = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Landscape is 1600 × 1000, portrait 1200 × 1600 (composed for the arch), wide 2000 × 1000 (the hero, calm on its left). */
export type Format = 'landscape' | 'portrait' | 'wide';

export interface Scene {
  motif: Motif;
  hour: Hour;
  season: Season;
  /** Any integer. The same scene is always the same picture. */
  seed: number;
  format?: Format;
  /** Particulars: `storm` (slate sky, no sun), `no-people`, and in the fjord `aurora`; unknown ones are ignored. */
  details?: readonly string[];
}

export interface Drawing {
  /** A whole `<svg>` element. Ids inside carry a prefix of their own, so several may share a page. */
  svg: string;
  width: number;
  height: number;
  /** The colour that stands in while the picture loads, as `#rrggbb`. */
  colour: string;
}
