/** Parameters whose values never leave: they let somebody in, or say who somebody is. */
const SECRET_PARAMETERS = /^(?:.*token|email|e-mail|password|code|key|ref|phone|name|reset-password)$/i;
/** Properties that are dropped whole, whatever they hold. */
const SECRET_PROPERTIES = /password|token|cvc|security.?code|card.?number|^number$|authorization/i;
const EMAILS = /[^\s@/?#&=:;,<>"']+(?:@|%40)[^\s@/?#&=:;,<>"']+\.[^\s@/?#&=:;,<>"']+/gi;
/** 12 to 19 digits, with the spaces or dashes people type: what a card number looks like. */
const CARD_NUMBERS = /\b\d(?:[ -]?\d){11,18}\b/g;

/**
 * An analytics helper treats a value as an e-mail if it loosely matches {email} (specification, section 5): something,
 * an @, something. Too loose to validate with; right for deciding what must not leave.
 */
export function looksLikeEmail(value: unknown): boolean {
  return typeof value === 'string' && /^\s*\S+@\S+\s*$/.test(value);
}

/** A URL or a path without secrets in its query and hash, and without e-mail addresses anywhere. */
export function redactUrl(url: string): string {
  const [beforeHash, hash] = split(url, '#');
  const [path, query] = split(beforeHash, '?');
  const parts = [redactText(path)];
  if (query !== undefined) parts.push('?', redactPairs(query));
  if (hash !== undefined) parts.push('#', hash.includes('=') ? redactPairs(hash) : redactText(hash));
  return parts.join('');
}

/** Properties without e-mail addresses, card numbers, tokens or passwords, however deep they sit. */
export function redact<Value>(value: Value): Value {
  return redactValue(value, 0) as Value;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    if (looksLikeEmail(value)) return '[e-mail]';
    return /^(?:https?:\/)?\//.test(value) ? redactUrl(value) : redactText(value);
  }
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

function redactText(text: string): string {
  return text.replace(EMAILS, '[e-mail]').replace(CARD_NUMBERS, '[number]');
}

function redactPairs(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name, value] = split(pair, '=');
      if (value === undefined) return redactText(pair);
      return `${name}=${SECRET_PARAMETERS.test(name) ? '[redacted]' : redactText(value)}`;
    })
    .join('&');
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
