import { keyFact, type KeyFactId } from '@myler/config/key-facts';

/** The words of a sum or a rule that several pages tell alike. */
export const factText = (id: KeyFactId): string => keyFact(id).text;
