import type { Span } from './need.ts';

/** The query with other words in place of the first span, and without the other spans. */
export function rewrite(query: string, spans: readonly Span[], words = ''): string {
  const [first, ...others] = spans.toSorted(([a], [b]) => a - b);
  if (!first) return query;
  const kept = [query.slice(0, first[0]), words, ...gaps(query, [first, ...others])];
  return tidy(kept.join(' '));
}

/** What stands after each span. */
const gaps = (query: string, spans: readonly Span[]): string[] =>
  spans.map(([, end], index) => query.slice(end, spans[index + 1]?.[0] ?? query.length));

const JOINING = 'and|with|or|for|in|at|on|near|by|but|plus|the|a|an|of';

/** Removes what the words that are gone leave behind: double commas, and "with" without anything after it. */
function tidy(query: string): string {
  let text = query
    .replaceAll(/[()]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+([,;.])/gu, '$1');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll(/([,;.&+])\s*(?:[,;.&+]\s*)+/gu, '$1 ')
      .replace(/^[\s,;.&+-]+|[\s,;&+(-]+$/gu, '')
      .replace(new RegExp(`(?:^|(?<=[\\s,;]))(?:${JOINING})$`, 'iu'), '')
      .replace(/^(?:and|or|but|plus|with)\s/iu, '')
      .replaceAll(new RegExp(`\\b(?:${JOINING})(?:\\s+(?=(?:and|or|but|with)\\b)|\\s*(?=[,;]))`, 'giu'), '')
      .replaceAll(/\b(?:an?|the)\s+(?=(?:by|in|at|on|for|near|an?|the)\b|\d)/giu, '')
      .replaceAll(/\s+([,;.])/gu, '$1');
  }
  return text.trim();
}
