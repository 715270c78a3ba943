import { mostTelling } from './mostTelling.ts';
import { latinNames } from './latinNames.ts';
import { namesInOtherScripts } from './namesInOtherScripts.ts';
import type { Person } from './person.ts';
import { unusualAnswers } from './unusualAnswers.ts';
import { waysOfTyping } from './waysOfTyping.ts';

/**
 * Forty visitors with ordinary names, addresses, telephones and cards, as people type and paste them. The first eight
 * are the most telling, and a run that has no time for everybody takes those.
 *
 * Nobody real: e-mail addresses are in domains that are reserved for examples, telephone numbers in ranges that are
 * reserved for fiction, and cards are the sandbox's.
 */
export const persons: readonly Person[] = [
  ...mostTelling,
  ...waysOfTyping,
  ...latinNames,
  ...namesInOtherScripts,
  ...unusualAnswers,
];
