import { capitalised } from '@myler/config/numbers';
import type { DocumentEntry } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { countryName, joinWithAnd } from '@myler/domain/words';
import { themeLabels } from '../hotels/labels.ts';
import { faqSearchEntry, textsOf } from './document-entries.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { factsOf, monthFacts } from './hotel-facts.ts';
import { storyOf } from './hotel-entries.ts';
import { needReasons } from './need-reasons.ts';
import type { Need } from './needs/need.ts';
import { areaOf, countryNames, withArticle } from './places.ts';
import { themePhrases } from './theme-phrases.ts';

/** A typed word and its interpretation: itself, its stem, or the most similar known words. */
export interface CorrectedWord {
  word: string;
  /** The last word may be incomplete, because the visitor may still be typing. */
  isLast: boolean;
  standsFor: string[];
}

interface Found {
  kind: string;
  id: string;
  label: string;
  detail: string | null;
  hotel: HotelEntry | null;
  document: unknown;
}

/** How a query was read. */
export interface Reading {
  needs: readonly Need[];
  /** The words that hotels have in their texts. */
  left: readonly CorrectedWord[];
  /** The words that everything else has. */
  topics: readonly CorrectedWord[];
}

/** Why a result was found, in a short phrase without other context: "12 cots, 120 × 60, two fit a room". */
export function reasonFor(found: Found, reading: Reading): string {
  const reason = reasonOf(found, reading);
  return reason.length <= 200 ? reason : `${reason.slice(0, 198).replace(/\s+\S*$/u, '')} …`;
}

function reasonOf(found: Found, { needs, left, topics }: Reading): string {
  switch (found.kind) {
    case 'place':
      return found.id.startsWith('country=') ? 'A country we go to' : 'A part of the world we go to';
    case 'hotel':
      return found.hotel ? hotelReasons(found.hotel, needs, left) : 'A hotel of ours';
    case 'inspiration':
      return documentReason('A way to choose', found.label, inspirationTexts(found.document), topics);
    case 'article':
      return articleReason(found.label, found.document as DocumentEntry<'articles'>, topics);
    default:
      return pageReason(found, topics);
  }
}

/** The facts that answer, and then where the other words are. */
function hotelReasons(hotel: HotelEntry, needs: readonly Need[], left: readonly CorrectedWord[]): string {
  const facts = joinPhrases(needReasons(hotel, needs));
  if (left.length === 0 && facts) return facts;
  const words = hotelReason(hotel, left);
  // The name and the place are shown above the reason.
  if (facts && /^(?:By its name|In )/u.test(words)) return facts;
  return facts ? `${facts} · ${words}` : words;
}

/** Facts begin with a capital; a place or a theme ends the phrase before it: "6 pairs of connecting rooms in the Alps". */
function joinPhrases(phrases: readonly string[]): string {
  const facts = phrases.filter((phrase) => !isEnd(phrase));
  const ends = phrases.filter(isEnd);
  const isSentence = facts.length === 1 && !/[,:]/u.test(facts[0] ?? '');
  return capitalised([facts.join(' · '), ...ends].filter(Boolean).join(isSentence ? ' ' : ', '));
}

const isEnd = (phrase: string) => /^(?:in|on|by|for|with) /u.test(phrase);

function hotelReason(hotel: HotelEntry, typedWords: readonly CorrectedWord[]): string {
  const unmatched = new Set(typedWords);
  const matchAndRemove = (text: string): boolean => {
    if (unmatched.size === 0) return false;
    const normalised = normaliseText(text);
    const matched = [...unmatched].filter((word) => normalisedTextHasWord(normalised, word));
    for (const word of matched) unmatched.delete(word);
    return matched.length > 0;
  };
  const isNamed = matchAndRemove(hotel.name);
  const facts = factsOf(hotel).filter(({ words }) => matchAndRemove(words));
  const where = placePhrase(hotel, matchAndRemove);
  const themes = hotel.themes.filter((theme) => matchAndRemove(themeLabels[theme]));
  const month = monthFacts(hotel).find(({ words }) => matchAndRemove(words));
  const alias = hotel.alsoKnownAs.find(matchAndRemove);
  const mention = unmatched.size > 0 ? mentionsIn(storyOf(hotel), unmatched) : undefined;

  const what = [joinWithAnd(facts.map(({ phrase }) => phrase)), ...themes.map((theme) => themePhrases[theme])].filter(
    Boolean,
  );
  if (month) what.push(`good ${month.phrase}`);
  if (what.length === 0 && alias && !where) return `${capitalised(alias)}: ${hotel.place}`;
  if (what.length === 0 && alias) what.push(alias);
  const first = capitalised([...what, where ?? (what.length > 0 ? `in ${hotel.place}` : '')].filter(Boolean).join(' '));
  if (mention) return first ? `${first}; mentions ${mention}` : `Mentions ${mention}`;
  return first || (isNamed ? `By its name, in ${hotel.place}` : `In ${hotel.place}`);
}

/** "in Merzouga, Morocco", "in Morocco" or "in the Alps": the most exact place that was typed. */
function placePhrase(hotel: HotelEntry, matchAndRemove: (text: string) => boolean): string | undefined {
  const country = countryNames(hotel.countryCode).map(normaliseText);
  const towns = hotel.place.split(',').filter((part) => !country.includes(normaliseText(part)));
  const area = areaOf(hotel);
  const inTown = matchAndRemove(towns.join(' '));
  const inCountry = matchAndRemove(country.join(' '));
  const inArea = matchAndRemove(area.words);
  if (inTown) return `in ${hotel.place}`;
  if (inCountry) return `in ${withArticle(countryName(hotel.countryCode))}`;
  return inArea ? area.phrase : undefined;
}

function articleReason(
  title: string,
  article: DocumentEntry<'articles'>,
  typedWords: readonly CorrectedWord[],
): string {
  if (typedWords.every((word) => textHasWord(article.author, word))) return `Written by ${article.author}`;
  return documentReason('From the journal', title, [article.summary, ...textsOf(article.body)], typedWords);
}

function documentReason(
  fallback: string,
  title: string,
  texts: string[],
  typedWords: readonly CorrectedWord[],
): string {
  const unmatched = new Set(typedWords.filter((word) => !textHasWord(title, word)));
  const mention = mentionsIn(texts, unmatched);
  return mention ? `Mentions ${mention}` : fallback;
}

function pageReason(found: Found, typedWords: readonly CorrectedWord[]): string {
  if (!found.document) return 'A page of this site';
  const entry = faqSearchEntry(found.document as DocumentEntry<'faq'>);
  const mention = mentionsIn([entry.text], new Set(typedWords.filter((word) => !textHasWord(found.label, word))));
  return mention ? `A question whose answer mentions ${mention}` : 'A question that people ask';
}

const inspirationTexts = (document: unknown): string[] => {
  const { line, story } = document as DocumentEntry<'inspirations'>;
  return [line, ...story];
};

/** The words as the texts spell them, in quotation marks: “telescope” and “camel”. */
function mentionsIn(texts: string[], words: ReadonlySet<CorrectedWord>): string | undefined {
  // Each text is normalised once for all words, and only if a word is in none before it. The search for the spelling costs
  // more, so it runs only in one text.
  const normalised: string[] = [];
  const written = [...words].flatMap((word) => {
    const text = texts.find((text, index) => normalisedTextHasWord((normalised[index] ??= normaliseText(text)), word));
    const found = text?.match(/[\p{L}\p{N}\p{M}]+/gu)?.find((candidate) => textHasWord(candidate, word));
    return found ? `“${found}”` : [];
  });
  return joinWithAnd([...new Set(written)].slice(0, 3));
}

/** Whether a text has a word that the typed word stands for, begins, or differs from only in the ending. */
const textHasWord = (text: string, word: CorrectedWord): boolean => normalisedTextHasWord(normaliseText(text), word);

function normalisedTextHasWord(normalised: string, { word, isLast, standsFor }: CorrectedWord): boolean {
  // Most texts have none of the words, and to divide a text costs more than to look for the beginnings.
  if (!(isLast && normalised.includes(word)) && !standsFor.some((other) => normalised.includes(rootOf(other))))
    return false;
  return normalised
    .split(' ')
    .some(
      (candidate) => (isLast && candidate.startsWith(word)) || standsFor.some((other) => isFormOf(candidate, other)),
    );
}

const rootOf = (stem: string): string => (stem.length > 4 ? stem.slice(0, -1) : stem);

/** A word is a form of a stem if few letters differ: "famili" for "family", "danc" for "dancing". */
function isFormOf(word: string, stem: string): boolean {
  if (word === stem) return true;
  const root = rootOf(stem);
  return stem.length >= 3 && word.startsWith(root) && word.length - root.length <= 4;
}
