const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first characters of a text, as a reader counts them: half of an emoji is no text, and PostgreSQL refuses it in JSON. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return Array.from(characters.segment(text), ({ segment }) => segment)
    .slice(0, max)
    .join('');
}
