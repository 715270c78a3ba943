/** Parameters whose values are removed, because they give access or identify somebody. */
const SECRET_PARAMETERS =
  /token|mail|pass|code|key|ref|phone|^tel|name|auth|sig|secret|session|attempt|order|gift|coupon/i;
/** Properties that are removed, whatever their value is. */
const SECRET_PROPERTIES =
  /password|token|cvc|security.?code|card.?number|^number$|authorization|^e-?mail$|phone|(?:first|last|sur|full).?name/i;
/**
 * A loose pattern, as in docs/specification.md, section 5: something, an @, something. Text after a second @ is part of
 * the match.
 */
const EMAILS = /[^\s@/?#&=:;,<>()"'“”‘’]+(?:@|%40)[^\s/?#&=:;,<>()"'“”‘’]+/gi;
/** 12 to 19 digits with optional spaces or dashes, like a card number. UUIDs match too, so that they can be kept. */
const NUMBERS = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b\d(?:[ -]?\d){11,18}\b/gi;
const WHOLE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What people do not write: 20 characters or more with a digit and a capital, or 32 hexadecimal digits or more. */
const TOKENS = /(?<![\w-])(?:(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}|[\da-f]{32,}(?![\w-]))/g;
/** A gift code: groups of capitals and digits. */
const GIFT_CODES = /\b(?=[A-Z -]*\d)[\dA-Z]{4}(?:[ -][\dA-Z]{2,5}){3,}\b/g;
/** The words of a text. Each may be an address. */
const WORDS = /[^\s"'<>()“”‘’]+/g;

/** Longer texts are truncated first, because no text that is sent needs to be as long. */
const MAX_TEXT_LENGTH = 2000;

/**
 * Whether a value is loosely like an email address: something, an at sign, something (docs/specification.md, section 5). This
 * is too loose for validation, but right for deciding what must not be sent.
 */
export function looksLikeEmail(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  // A regular expression with two repetitions would take quadratic time.
  return !/\s/.test(text) && text.slice(1, -1).includes('@');
}

/** A URL or a path without secrets in its query and hash, and without email addresses and tokens anywhere. */
export function redactUrl(url: string): string {
  const [beforeHash, hash] = split(url.slice(0, MAX_TEXT_LENGTH), '#');
  const [path, query] = split(beforeHash, '?');
  const parts = [redactWords(path)];
  if (query !== undefined)
    parts.push(
      '?',
      redactPairs(query, (name) => SECRET_PARAMETERS.test(name)),
    );
  // A hash with a value comes from a link in an email, and its value gives access.
  if (hash !== undefined)
    parts.push(
      '#',
      redactPairs(hash, () => true),
    );
  return parts.join('');
}

/** Free text without email addresses, card numbers, tokens, gift codes, and the secrets of addresses in it. */
export function redactText(text: string): string {
  return redactWords(
    text.slice(0, MAX_TEXT_LENGTH).replace(WORDS, (word) => (hasValues(word) ? redactUrl(word) : word)),
  );
}

/** Properties without email addresses, card numbers, tokens or passwords, at any depth. */
export function redact<Value>(value: Value): Value {
  return redactValue(value, 0) as Value;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return looksLikeEmail(value) ? '[e-mail]' : redactText(value);
  // Card numbers should be strings, but one may be a number by mistake.
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

/** Whether an address has a query or a hash with a value. */
function hasValues(address: string): boolean {
  const start = address.search(/[?#]/);
  return start !== -1 && address.includes('=', start);
}

function redactPairs(pairs: string, isSecret: (name: string) => boolean): string {
  return pairs
    .split('&')
    .map((pair) => {
      const [name, value] = split(pair, '=');
      const redactedName = redactWords(name);
      if (value === undefined) return redactedName;
      // The name is checked after its redaction, so that the value of "[e-mail]" or "[token]" is removed too.
      return `${redactedName}=${isSecret(redactedName) ? '[redacted]' : redactWords(value)}`;
    })
    .join('&');
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
