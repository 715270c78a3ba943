import { storedItemInWords, storedItems, storedNames } from '@myler/config/device';
import { keyFact, type KeyFactId } from '@myler/config/key-facts';
import { capitalised } from '@myler/config/numbers';
import { joinWithAnd } from '@myler/domain/words';

/** The text of an amount or a rule, which is the same on all pages that state it. */
export const factText = (id: KeyFactId): string => keyFact(id).text;

/** What the site stores on a device: a line for each name, or, with names only, one for each place. */
export function storedLines({ namesOnly = false }: { namesOnly?: boolean | undefined }): string[] {
  if (!namesOnly) return storedNames.map(storedItemInWords);
  const places = Map.groupBy(storedNames, (name) => storedItems[name].place);
  return Array.from(places, ([place, names]) => `${capitalised(place)}: ${joinWithAnd(names)}`);
}
