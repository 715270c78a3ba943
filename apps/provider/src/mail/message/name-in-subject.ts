import { isolate } from '@myler/config/names';
import { cutText } from '../../primitives/cut-text.ts';

/** As much of a name as a subject holds: a sentence of a stranger is longer. */
const MAX = 40;

/** A name from a visitor for the subject of an email. */
export function nameInSubject(name: string): string {
  const isWhole = cutText(name, MAX) === name;
  return isolate(isWhole ? name : `${cutText(name, MAX - 1).trimEnd()}…`);
}
