import type { ErrorReport, StackFrame } from '../error-report.ts';
import { redactText, redactUrl } from '../redact.ts';

export interface ErrorContext {
  /** The address of the page. */
  href: string;
  /** Personal text, such as the values of fields and a name. It is removed wherever it occurs. */
  personal: readonly string[];
}

const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 20;
/** Longer lines of a stack are not frames. They are skipped, because the regular expression takes quadratic time. */
const MAX_LINE_LENGTH = 1000;
/** Shorter words are single letters, which are not personal. */
const MIN_WORD_LENGTH = 2;

/**
 * Describes an error without email addresses, tokens, card numbers and personal text. Undefined for what is not an
 * error of the page: an abort, a thrown value that is not an `Error`, an error of a browser extension.
 */
export function describeError(error: unknown, { href, personal }: ErrorContext): ErrorReport | undefined {
  // Other thrown values are data, which may be personal.
  if (!(error instanceof Error) || error.name === 'AbortError') return undefined;
  // Third-party code may have set these to anything.
  const { name, message, stack: text } = toStrings(error);
  const stack = framesOf(text, new URL(href).origin);
  if (stack.length === 0 && /[a-z]-extension:\/\//.test(text)) return undefined;
  const withoutPersonal = (words: string) => removeWords(words, personal);
  return {
    name: withoutPersonal(redactText(name)).slice(0, 60),
    message: redactText(withoutPersonal(message.slice(0, 1000))).slice(0, MAX_MESSAGE_LENGTH),
    path: redactUrl(withoutPersonal(new URL(href).pathname)),
    stack,
  };
}

function toStrings(error: Error) {
  const textOf = (field: 'name' | 'message' | 'stack') => {
    try {
      const value: unknown = error[field];
      return typeof value === 'string' ? value : '';
    } catch {
      // An engine may write the stack when it is first read, and cannot when the message is no text.
      return '';
    }
  };
  return { name: textOf('name'), message: textOf('message'), stack: textOf('stack') };
}

/** The formats of the engines: "at draw (https://…/map.js:1:20)" and "draw@https://…/map.js:1:20". */
const FRAME = /^(?:\s*at\s+)?(?:(.*?)\s*[(@])?\s*(https?:\/\/[^\s()]+):(\d+):(\d+)\)?\s*$/;

function framesOf(stack: string, origin: string): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const line of stack.split('\n')) {
    if (line.length > MAX_LINE_LENGTH) continue;
    // Stryker disable next-line StringLiteral,ArrayDeclaration: the text put there is no address and no name either.
    const [, name = '', address = '', row, column] = FRAME.exec(line) ?? [];
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    frames.push({
      // Only a valid function name comes from the code. Other text may be part of the message.
      function: /^(?:async |new )?[\w$.<>]+(?: \[as [\w$]+\])?$/.test(name) ? name : '?',
      file: redactUrl(url.origin === origin ? url.pathname : url.origin + url.pathname),
      line: Number(row),
      column: Number(column),
    });
  }
  return frames.slice(0, MAX_FRAMES);
}

function removeWords(text: string, words: readonly string[]): string {
  const longWords = words.map((word) => word.trim()).filter((word) => word.length >= MIN_WORD_LENGTH);
  // The longest words come first: "Amara Novak" before "Amara". Only whole words match: "Ada" is not in "adapter".
  // `encodeURIComponent` throws for half of a surrogate pair.
  const encoded = (word: string) => encodeURIComponent(word.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const parts = [...new Set(longWords.flatMap((word) => [word, encoded(word), ...word.split(/\s/)]))]
    .filter((part) => part.length >= MIN_WORD_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  return parts.reduce(
    (left, part) =>
      left.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(part)}(?![\p{L}\p{N}])`, 'giu'), '[typed]'),
    text,
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
