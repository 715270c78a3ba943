// Apart from `hotels`: pages have words of their own for these, and only schemas need the lists.

export const poolKinds = ['outdoor', 'indoor', 'toddlers', 'sea'] as const;
export type PoolKind = (typeof poolKinds)[number];

/** By how one wants to feel, or by what is happening in the family. */
export const inspirationKinds = ['feeling', 'moment'] as const;
export type InspirationKind = (typeof inspirationKinds)[number];
