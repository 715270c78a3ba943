// The zxcvbn library with its lists of common passwords and words: 213 kB compressed, so only `loadPasswordStrength`
// imports it. Its lists of names and of English words would add 540 kB; instead it is given the visitor's own names.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Scores a password from 0 to 4 by the number of guesses it needs. `personalWords` are words that an attacker tries first. */
export function scoreOf(password: string, personalWords: string[]): 0 | 1 | 2 | 3 | 4 {
  return zxcvbn.check(password, personalWords).score;
}
