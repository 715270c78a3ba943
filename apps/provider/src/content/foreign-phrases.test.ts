import { describe, expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import { documentEntry, type DocumentEntry } from './document-entries.ts';
import { contentEntries } from './files.ts';
import { hotelEntry } from './hotel-entry.ts';

/**
 * Words that are frequent in other languages and are no English words. A text in one of these languages of more than a
 * few words has at least one.
 */
const FREQUENT = new Set(
  `est une aux mes pas elle nous vous avec mia mio della sono questo non è gli alle agli und ist nicht ein eine
   mein meine sie für ich wir mi hijo hija esta las para por muy é não uma seu ele guten buongiorno bonjour
   buenas merci danke gracias obrigado grazie`.split(/\s+/),
);

/** Words with accents that are English, or names of things that have no other name here. */
const BORROWED = new Set(
  'café cafés crêpe crêpes goûter gougères séga soufflé papier-mâché pão roça lêvedos'.split(' '),
);

/** The words of a text that are not English, after those that are marked have been taken out. */
function foreignWords(text: string, phrases: readonly { text: string }[] = []): string[] {
  const rest = phrases
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((left, phrase) => left.replaceAll(phrase.text, ' '), text);
  const words = rest.match(/[\p{L}-]+/gu) ?? [];
  return words.filter(
    (word) => FREQUENT.has(word.toLowerCase()) || (/^\p{Ll}*[à-öø-ÿœ]/u.test(word) && !BORROWED.has(word)),
  );
}

const textsOf = (body: DocumentEntry<'articles'>['body']) =>
  body.flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : []));

const articles = contentEntries('articles', documentEntry('articles')).read() as unknown as DocumentEntry<'articles'>[];

const texts = [
  ...articles.map(({ id, body, foreignPhrases }) => ({ id, foreignPhrases, texts: textsOf(body) })),
  ...contentEntries('hotels', hotelEntry)
    .read()
    .map(({ id, story, foreignPhrases }) => ({ id, foreignPhrases, texts: story })),
];

describe('what an author writes in another language', () => {
  it('is marked with its language in each text, or its words are borrowed', () =>
    forEachRow(texts, ({ texts, foreignPhrases }) => {
      expect(texts.flatMap((text) => foreignWords(text, foreignPhrases))).toEqual([]);
    }));

  it('is in the text that marks it', () =>
    forEachRow(
      texts.filter(({ foreignPhrases }) => foreignPhrases),
      (entry) => {
        const all = entry.texts.join('\n');
        expect(entry.foreignPhrases?.filter(({ text }) => !all.includes(text))).toEqual([]);
      },
    ));

  it('is noticed when its mark is missing', () => {
    expect(foreignWords('Say “mi hija es alérgica” to the cook.')).toEqual(['mi', 'hija', 'alérgica']);
    expect(foreignWords('Say “ma fille” and “elle”.', [{ text: 'elle' }])).toEqual([]);
  });
});
