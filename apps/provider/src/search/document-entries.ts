import type { DocumentEntry } from '../content/document-entries.ts';
import { factText, storedLines } from '../content/facts.ts';
import type { SearchEntry } from './entry.ts';

type Body = DocumentEntry<'articles'>['body'];

export function inspirationSearchEntry(inspiration: DocumentEntry<'inspirations'>): SearchEntry {
  const { id, title, line, story } = inspiration;
  return {
    kind: 'inspiration',
    id,
    label: title,
    detail: line,
    names: [title],
    weight: inspiration.hotels.length,
    name: title,
    about: `inspiration ${otherWords(title)}`,
    line,
    text: story.join('\n'),
  };
}

/** @param hotelNames by id, so that an article is found by the names of the hotels it shows */
export function articleSearchEntry(
  article: DocumentEntry<'articles'>,
  hotelNames: ReadonlyMap<string, string>,
): SearchEntry {
  const { id, title, summary, category, author, body, alsoCalled } = article;
  const shown = body.flatMap((block) => (block.type === 'hotel' ? (hotelNames.get(block.hotelId) ?? []) : []));
  return {
    kind: 'article',
    id,
    label: title,
    detail: summary,
    names: [title, ...alsoCalled],
    weight: Number(article.publishedOn.replaceAll('-', '')),
    name: title,
    about: [category.replaceAll('-', ' '), author, 'journal article', ...shown].join(' '),
    line: summary,
    text: textsOf(body).join('\n'),
  };
}

/** A question of `/faq`, found by its question and its answer. */
export function faqSearchEntry({
  id,
  category,
  question,
  alsoCalled,
  words = '',
  answer,
}: DocumentEntry<'faq'>): SearchEntry {
  const texts = textsOf(answer);
  return {
    kind: 'page',
    id: `faq#${id}`,
    label: question,
    ...(texts[0] ? { detail: shortened(texts[0]) } : {}),
    names: [question, ...alsoCalled],
    weight: 1,
    name: question,
    about: `${category.replaceAll('-', ' ')} question faq ${alsoCalled.join(' ')} ${words}`,
    line: '',
    text: texts.join('\n'),
  };
}

/** Words that people type, for words in the titles of inspirations. */
const synonyms: [RegExp, string][] = [[/\bone parent\b/i, 'single parent solo']];

const otherWords = (title: string) =>
  synonyms.flatMap(([titleWord, typedWords]) => (titleWord.test(title) ? typedWords : [])).join(' ');

export function textsOf(body: Body): string[] {
  return body.flatMap((block) => {
    if (block.type === 'fact') return factText(block.fact);
    if (block.type === 'stored') return storedLines(block);
    if (block.type === 'list') return block.items;
    if (block.type === 'picture') return block.caption ?? [];
    return 'text' in block ? block.text : [];
  });
}

const MAX_DETAIL_LENGTH = 200;

/** The first sentences that fit, or the first words. */
function shortened(text: string): string {
  if (text.length <= MAX_DETAIL_LENGTH) return text;
  const sentences = /^(?:.{20,180}?[.?])(?=\s)/u.exec(text)?.[0];
  return sentences ?? `${text.slice(0, MAX_DETAIL_LENGTH - 2).replace(/\s+\S*$/u, '')} …`;
}
