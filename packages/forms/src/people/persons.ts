import { coreCases } from './core-cases.ts';
import { latinNames } from './latin-names.ts';
import { namesInOtherScripts } from './names-in-other-scripts.ts';
import type { Person } from './person.ts';
import { unusualAnswers } from './unusual-answers.ts';
import { typingVariants } from './typing-variants.ts';

/**
 * Forty visitors with ordinary names, addresses, telephone numbers and cards, typed and pasted as people do. The first
 * eight cover the most; a short run uses only those.
 *
 * No real people: the email addresses use domains reserved for examples, the telephone numbers ranges reserved for
 * fiction, and the cards are the sandbox's.
 */
export const persons: readonly Person[] = [
  ...coreCases,
  ...typingVariants,
  ...latinNames,
  ...namesInOtherScripts,
  ...unusualAnswers,
];
