/** Parameters whose values never leave: they let somebody in, or say who somebody is. */
const SECRET_PARAMETERS =
  /token|mail|pass|code|key|ref|phone|^tel|name|auth|sig|secret|session|attempt|order|gift|coupon/i;
/** Properties that are dropped whole, whatever they hold. */
const SECRET_PROPERTIES =
  /password|token|cvc|security.?code|card.?number|^number$|authorization|^e-?mail$|phone|(?:first|last|sur|full).?name/i;
/**
 * Loosely, as docs/specification.md, section 5 has it: something, an @, something. What follows a second @ belongs to
 * it.
 */
const EMAILS = /[^\s@/?#&=:;,<>()"'“”‘’]+(?:@|%40)[^\s/?#&=:;,<>()"'“”‘’]+/gi;
/** 12 to 19 digits, with the spaces or dashes people type: what a card number looks like. An id of ours is none. */
const NUMBERS = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b\d(?:[ -]?\d){11,18}\b/gi;
const WHOLE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What no person writes: long runs of letters of both kinds or hexadecimals, with figures among them. */
const TOKENS = /(?<![\w-])(?:(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}|[\da-f]{32,}(?![\w-]))/g;
/** A gift code: groups of capitals and figures. */
const GIFT_CODES = /\b(?=[A-Z -]*\d)[\dA-Z]{4}(?:[ -][\dA-Z]{2,5}){3,}\b/g;
/** What may be an address, in the midst of words. */
const WORDS = /[^\s"'<>()“”‘’]+/g;

/** Longer texts are cut before they are read: nothing that leaves is as long. */
const LONGEST_TEXT = 2000;

/**
 * An analytics helper treats a value as an e-mail if it loosely matches {email} (docs/specification.md, section 5):
 * something, an @, something. Too loose to validate with; right for deciding what must not leave.
 */
export function looksLikeEmail(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  // Not one expression with two repetitions: its time would grow with the square of the length.
  return !/\s/.test(text) && text.slice(1, -1).includes('@');
}

/** A URL or a path without secrets in its query and hash, and without e-mail addresses and tokens anywhere. */
export function redactUrl(url: string): string {
  const [beforeHash, hash] = split(url.slice(0, LONGEST_TEXT), '#');
  const [path, query] = split(beforeHash, '?');
  const parts = [redactWords(path)];
  if (query !== undefined)
    parts.push(
      '?',
      redactPairs(query, (name) => SECRET_PARAMETERS.test(name)),
    );
  // What a hash gives a value to is a link out of a letter, and lets somebody in.
  if (hash !== undefined)
    parts.push(
      '#',
      redactPairs(hash, () => true),
    );
  return parts.join('');
}

/** Free text without e-mail addresses, card numbers, tokens and gift codes, nor secrets of addresses it mentions. */
export function redactText(text: string): string {
  return redactWords(text.slice(0, LONGEST_TEXT).replace(WORDS, (word) => (hasValues(word) ? redactUrl(word) : word)));
}

/** Properties without e-mail addresses, card numbers, tokens or passwords, however deep they sit. */
export function redact<Value>(value: Value): Value {
  return redactValue(value, 0) as Value;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return looksLikeEmail(value) ? '[e-mail]' : redactText(value);
  // Cards are typed as text, but a mistaken number is still a card's.
  if (typeof value === 'number') return Math.abs(value) >= 1e11 && Number.isInteger(value) ? '[number]' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 6) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_PROPERTIES.test(key))
      .map(([key, inner]) => [key, redactValue(inner, depth + 1)]),
  );
}

function redactWords(text: string): string {
  return text
    .replace(EMAILS, '[e-mail]')
    .replace(NUMBERS, (found) => (WHOLE_ID.test(found) ? found : '[number]'))
    .replace(GIFT_CODES, '[code]')
    .replace(TOKENS, '[token]');
}

/** Whether a query or a hash gives a value to a name. */
function hasValues(address: string): boolean {
  const start = address.search(/[?#]/);
  return start !== -1 && address.includes('=', start);
}

function redactPairs(pairs: string, isSecret: (name: string) => boolean): string {
  return pairs
    .split('&')
    .map((pair) => {
      const [name, value] = split(pair, '=');
      const known = redactWords(name);
      if (value === undefined) return known;
      // Asked of what is left of the name: the value beside an e-mail address or a token is somebody's, too.
      return `${known}=${isSecret(known) ? '[redacted]' : redactWords(value)}`;
    })
    .join('&');
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
