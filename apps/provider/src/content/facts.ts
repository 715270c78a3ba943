import { keyFact, type KeyFactId } from '@myler/config/key-facts';

/** The text of an amount or a rule, which is the same on all pages that state it. */
export const factText = (id: KeyFactId): string => keyFact(id).text;
