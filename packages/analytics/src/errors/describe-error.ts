import type { ErrorReport, StackFrame } from '../error-report.ts';
import { redactText, redactUrl } from '../redact.ts';

export interface Surroundings {
  /** The address of the page. */
  href: string;
  /** Words that are the visitor's own: what stands in fields, a name. They are taken out wherever they occur. */
  personal: readonly string[];
}

const LONGEST_MESSAGE = 300;
const DEEPEST = 20;
/** A line of a stack that is longer is no frame. Looking for one would take the square of its length. */
const LONGEST_LINE = 1000;
/** What is shorter is a letter. */
const SHORTEST_WORD = 2;

/**
 * Describes an error without e-mail addresses, tokens, card numbers and the visitor's own words. Undefined for what is
 * no fault of the page: something that was called off, a message without an error, a browser extension's own trouble.
 */
export function describeError(error: unknown, { href, personal }: Surroundings): ErrorReport | undefined {
  // What else may be thrown is data, and whose nobody knows.
  if (!(error instanceof Error) || error.name === 'AbortError') return undefined;
  // Somebody else's code may have put anything into these.
  const { name, message, stack: text } = onlyTexts(error);
  const stack = framesOf(text, new URL(href).origin);
  if (stack.length === 0 && /[a-z]-extension:\/\//.test(text)) return undefined;
  const withoutPersonal = (words: string) => takeOut(words, personal);
  return {
    name: withoutPersonal(redactText(name)).slice(0, 60),
    message: redactText(withoutPersonal(message.slice(0, 1000))).slice(0, LONGEST_MESSAGE),
    path: redactUrl(withoutPersonal(new URL(href).pathname)),
    stack,
  };
}

function onlyTexts({ name, message, stack }: { name: unknown; message: unknown; stack?: unknown }) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: textOf(name), message: textOf(message), stack: textOf(stack) };
}

/** "at draw (https://…/map.js:1:20)" and "draw@https://…/map.js:1:20", as the engines write them. */
const FRAME = /^(?:\s*at\s+)?(?:(.*?)\s*[(@])?\s*(https?:\/\/[^\s()]+):(\d+):(\d+)\)?\s*$/;

function framesOf(stack: string, origin: string): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const line of stack.split('\n')) {
    if (line.length > LONGEST_LINE) continue;
    // Stryker disable next-line StringLiteral,ArrayDeclaration: the text put there is no address and no name either.
    const [, name = '', address = '', row, column] = FRAME.exec(line) ?? [];
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    frames.push({
      // A function's name is the code's own. What stands before it in a message is not.
      function: /^(?:async |new )?[\w$.<>]+(?: \[as [\w$]+\])?$/.test(name) ? name : '?',
      file: redactUrl(url.origin === origin ? url.pathname : url.origin + url.pathname),
      line: Number(row),
      column: Number(column),
    });
  }
  return frames.slice(0, DEEPEST);
}

function takeOut(text: string, words: readonly string[]): string {
  const known = words.map((word) => word.trim()).filter((word) => word.length >= SHORTEST_WORD);
  // The longest first: "Amara Novak" before "Amara". By whole words: an "Ada" is not in "adapter".
  // Half of a surrogate pair cannot be encoded: `encodeURIComponent` would throw.
  const encoded = (word: string) => encodeURIComponent(word.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const parts = [...new Set(known.flatMap((word) => [word, encoded(word), ...word.split(/\s/)]))]
    .filter((part) => part.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length);
  return parts.reduce(
    (left, part) =>
      left.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(part)}(?![\p{L}\p{N}])`, 'giu'), '[typed]'),
    text,
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
