// These lists are not in `hotels`, because only schemas need them. Pages have their own texts for each value.

/** The kinds of pools. */
export const poolKinds = ['outdoor', 'indoor', 'toddlers', 'sea'] as const;
export type PoolKind = (typeof poolKinds)[number];

/** An inspiration is about a feeling, or about a moment in the family's life. */
export const inspirationKinds = ['feeling', 'moment'] as const;
export type InspirationKind = (typeof inspirationKinds)[number];

/** The means of transport between an airport and a hotel. */
export const transports = ['car', 'boat', 'train', 'plane', 'sledge', 'carriage', 'foot'] as const;
export type Transport = (typeof transports)[number];
