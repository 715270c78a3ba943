/** The motifs: the places that a scene can show. */
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

/** The light of a scene. */
export const hours = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

/** The seasons, which change the colours of plants. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/**
 * Landscape is 1600 × 1000. Portrait is 1200 × 1600 and fits the arch. Wide is 2000 × 1000, with a quiet left side for
 * the hero's text.
 */
export const formats = ['landscape', 'portrait', 'wide'] as const;
export type Format = (typeof formats)[number];

/** Compositions that a word in a scene's `details` asks for. Without such a word the seed chooses one. */
export const compositions: Readonly<Partial<Record<Motif, readonly string[]>>> = {
  /** A quay of old houses with two churches and schooners. */
  'coral-coast': ['waterfront'],
  /** A kitchen where the meal is made; a courtyard with a long table under its tree. */
  feast: ['kitchen', 'courtyard'],
  /** A bay where boats are built. */
  island: ['boatyard'],
  /** A lagoon under a great rock, riders on boards, a pirogue. */
  kites: ['reef'],
  /** A white palace standing in the water. */
  lake: ['palace'],
  /** Bunk beds under a roof, with a round window; a cot under its net before an open veranda. */
  nursery: ['bunks', 'veranda'],
  /** Lunch in a boat under an awning; something hot off a sledge in the snow. */
  picnic: ['boat', 'snow'],
  /** Rice terraces and ducks; cloud forest from a veranda. */
  rainforest: ['terraces', 'cloud'],
  /** A wooden tub on a deck among firs. */
  spa: ['tub'],
  /** Hills planted with tea, a small train round them. */
  viaduct: ['tea'],
};

export interface Scene {
  motif: Motif;
  hour: Hour;
  season: Season;
  /** Any integer. The same scene always gives the same picture. */
  seed: number;
  format?: Format;
  /**
   * `storm` (slate sky, no sun), `no-people`, `aurora` (fjord only), and the words of `compositions`. Unknown words are
   * ignored.
   */
  details?: readonly string[];
}
