import type { ReactNode } from 'react';
import type { ForeignPhrase } from '@myler/api-client/contract';

/** Text in which its phrases of other languages have their `lang`, so that a screen reader pronounces them. */
export function withLanguages(text: string, phrases: readonly ForeignPhrase[] = []): ReactNode {
  const langOf = new Map(phrases.filter((phrase) => text.includes(phrase.text)).map(({ text, lang }) => [text, lang]));
  if (langOf.size === 0) return text;
  // The longest first, because one phrase may be the beginning of another; whole words only.
  const longest = [...langOf.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = longest.map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const parts = text.split(new RegExp(String.raw`(?<!\p{L})(${escaped.join('|')})(?!\p{L})`, 'u'));
  return parts.map((part, index) => {
    const lang = langOf.get(part);
    return lang ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
      <span key={index} lang={lang}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
