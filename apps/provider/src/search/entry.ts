import type { SearchKind } from '@myler/config/hotels';

/** An entry of the search index. Its words are divided by importance, from the name to the full text. */
export interface SearchEntry {
  kind: SearchKind;
  id: string;
  label: string;
  detail?: string;
  /** What people call it. An entry ranks first when a visitor types one of these in full. */
  names: string[];
  /** Sorts entries with the same score: a larger weight comes first. */
  weight: number;
  /** A hotel's position among all hotels. */
  position?: number;
  /** Weight A: names and places. */
  name: string;
  /** Weight B: kinds, themes, synonyms, facts. */
  about: string;
  /** Weight C: the one-line description. */
  line: string;
  /** Weight D: all other text. */
  text: string;
}
