import type { FactId } from '@myler/api-client/contract';
import { keyFact } from '@myler/config/key-facts';

/** The words of a sum or a rule that several pages tell alike. */
export const factText = (id: FactId): string => keyFact(id).text;
