import { normaliseText } from '../../text/normalise-text.ts';
import type { Span } from './need.ts';

/** A word or a number of the query, as the grammar reads it. */
export interface Token {
  /** Lower case, without accents and apostrophes; a number in digits. */
  text: string;
  /** The same as it was typed: "seven". */
  word: string;
  span: Span;
}

/** Texts say "email", so "e-mail" is one word too. */
const TOKEN = /[£€$<&+]|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|\b[eE]-mails?\b|[\p{L}\p{M}]+(?:['’][\p{L}]+)*['’]?/gu;

const signs: Record<string, string> = { '&': 'and', '+': 'and', '<': 'under' };

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
  .split(' ')
  .concat('seventeen eighteen nineteen'.split(' '));
const numbers = new Map(small.map((word, number) => [word, number]));
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  numbers.set(word, (index + 2) * 10);

export function tokensOf(query: string): Token[] {
  const tokens = [...query.matchAll(TOKEN)].flatMap((match): Token | [] => {
    const word = plain(match[0]);
    return word ? { text: inDigits(word), word, span: [match.index, match.index + match[0].length] } : [];
  });
  return joinHundreds(tokens);
}

function plain(typed: string): string {
  if (typed in signs) return signs[typed] ?? typed;
  if (/^[£€$]$/u.test(typed)) return typed;
  if (/^\d/u.test(typed)) return typed.replaceAll(',', '');
  return normaliseText(typed.replaceAll(/['’]/gu, '')).replaceAll(' ', '');
}

const inDigits = (word: string): string => String(numbers.get(word) ?? word);

/** "five hundred" is one number. */
function joinHundreds(tokens: Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.text === 'hundred' && before && isSmall(before)) return [];
    if (after?.text !== 'hundred' || !isSmall(token)) return [token];
    const text = String(Number(token.text) * 100);
    return [{ text, word: text, span: [token.span[0], after.span[1]] as const }];
  });
}

const isSmall = ({ text }: Token) => /^\d{1,2}$/u.test(text);
