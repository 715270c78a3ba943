import type { SearchKind } from '@myler/config/hotels';

/** Something that can be found: its words by what they say of it, from its name down to its small print. */
export interface SearchEntry {
  kind: SearchKind;
  id: string;
  label: string;
  detail?: string;
  /** What people call it; typed in full, it comes first. */
  names: string[];
  /** Orders those that match alike: larger is earlier. */
  weight: number;
  /** Of a hotel, among all hotels. */
  position?: number;
  /** Weight A: names and places. */
  name: string;
  /** Weight B: kinds, themes, other words for it, facts. */
  about: string;
  /** Weight C: its one line. */
  line: string;
  /** Weight D: everything else that is told of it. */
  text: string;
}
