import { storedItemInWords, storedNames } from '@myler/config/device';
import { keyFact, type KeyFactId } from '@myler/config/key-facts';

/** The text of an amount or a rule, which is the same on all pages that state it. */
export const factText = (id: KeyFactId): string => keyFact(id).text;

/** What the site stores on a device, one line for each name. */
export const storedLines = (): string[] => storedNames.map(storedItemInWords);
