import type { FactId } from '@myler/api-client/contract';

/** The words of a sum or a rule that several pages tell alike. */
export const factText = (id: FactId): string => id;
