import { childrenRules } from './children.ts';
import { featureRules } from './features.ts';
import { limitRules } from './limits.ts';
import { mergeNeeds } from './merge-needs.ts';
import { monthRules } from './months.ts';
import type { FoundNeed, LeftWord, Need, ReadQuery, Span } from './need.ts';
import { rule, topic, type Rule } from './rule.ts';
import { tokensOf, type Token } from './tokens.ts';
import { areaRules, countryAt } from './where.ts';
import { isFiller, isSafetyWord, SAFETY_PHRASES, safetyWordLike } from './words.ts';

/** In the order in which they are tried: a word belongs to the first rule that matches it. */
const rules: Rule[] = [
  ...limitRules,
  ...SAFETY_PHRASES.map((phrase) => topic(phrase, () => 'text')),
  ...featureRules,
  ...childrenRules,
  ...monthRules,
  ...areaRules,
  // How long, and on which day: what we know is the same for the whole month.
  rule('(?:\\d+|an?) (?:weeks?|nights?|days?|fortnights?)|\\d{1,2} (?:st|nd|rd|th)|20\\d\\d', () => 'filler'),
];

/** What a query leaves when it needs something else: the search looks for what there is, not for what is missing. */
const negation = '(?:not|no|without|avoid|non|except) (?:(?:too|very|any|so|a|an|the) )*';
const negationOfAny = topic(`${negation}[\\p{L}]+`, () => 'unreadable');
/** A query of one thing that must be missing, if somebody relies on it: "no mosquitoes" must not find mosquitoes. */
const negationOfSafety = topic(`${negation}(?<word>[\\p{L}]+)`, ({ groups }) =>
  isSafetyWord(groups?.['word'] ?? '') ? 'unreadable' : undefined,
);

/** Reads what a parent typed: needs that facts can answer, and the words that are left for the texts. */
export function readNeeds(query: string): ReadQuery {
  const reader = new Reader(query);
  for (const each of rules) reader.apply(each);
  reader.takeCountries();
  reader.apply(reader.found.length > 0 ? negationOfAny : negationOfSafety);
  return {
    needs: mergeNeeds(reader.found),
    left: reader.leftWords(),
    topics: reader.topics(),
    unreadable: reader.unreadable,
  };
}

const DENIAL = /^(?:no|not|without|avoid|avoiding|except|non)$/u;
/** "Not in Africa". */
const PREPOSITION = /^(?:in|to|at|on|by|near)$/u;
const ARTICLE = /^(?:an?|any|the)$/u;

/** `topic`: a need, and a subject of pages and articles. */
type Claim = 'need' | 'topic' | 'unreadable' | 'text';

class Reader {
  readonly found: FoundNeed[] = [];
  readonly unreadable: string[] = [];
  readonly #query: string;
  readonly #tokens: Token[];
  /** What each token has been used for. */
  readonly #claims: (Claim | undefined)[];
  /** Words that belong together, by the index of their first. */
  readonly #phrases = new Map<number, number>();

  constructor(query: string) {
    this.#query = query;
    this.#tokens = tokensOf(query);
    this.#claims = this.#tokens.map(() => undefined);
  }

  /** Claims each match whose words no earlier rule has claimed. */
  apply({ pattern, read, isTopic }: Rule): void {
    for (const match of this.#text().matchAll(pattern)) {
      const from = match.input.slice(0, match.index).split(' ').length - 1;
      const length = match[0].split(' ').length;
      const meaning = read(match);
      if (!meaning) continue;
      const denial = typeof meaning === 'string' ? 0 : this.#denialBefore(from);
      // "No kids’ club" must not find a club.
      this.#claim(from - denial, length + denial, denial > 0 ? 'unreadable' : meaning, isTopic);
    }
  }

  takeCountries(): void {
    for (let index = 0; index < this.#tokens.length; index++) {
      const rest = this.#claims.indexOf('need', index);
      const free = this.#text()
        .split(' ')
        .slice(index, rest === -1 ? undefined : rest);
      const country = countryAt(free);
      if (!country) continue;
      const denial = this.#denialBefore(index);
      const need: Need = { kind: 'country', codes: [country.code] };
      this.#claim(index - denial, country.length + denial, denial > 0 ? 'unreadable' : need, true);
      index += country.length - 1;
    }
  }

  /** The tokens, with a sign that no pattern matches in place of each claimed one. */
  #text(): string {
    return this.#tokens.map(({ text }, index) => (this.#claims[index] ? '#' : text)).join(' ');
  }

  /** How many words before this one deny it: "no", "without any". */
  #denialBefore(index: number): number {
    const isFree = (at: number) => this.#tokens[at] !== undefined && this.#claims[at] === undefined;
    let first = index - 1;
    for (const between of [ARTICLE, PREPOSITION]) if (isFree(first) && between.test(this.#tokens[first]!.text)) first--;
    return isFree(first) && DENIAL.test(this.#tokens[first]!.text) ? index - first : 0;
  }

  #claim(from: number, length: number, meaning: Need | 'unreadable' | 'text' | 'filler', isTopic: boolean): void {
    const span = this.#spanOf(from, length);
    if (meaning === 'unreadable') this.unreadable.push(this.#query.slice(...span));
    else if (meaning === 'text') this.#phrases.set(from, length);
    else if (meaning !== 'filler') this.found.push({ need: meaning, spans: [span] });
    const claim = typeof meaning === 'string' && meaning !== 'filler' ? meaning : 'need';
    this.#claims.fill(isTopic && claim === 'need' ? 'topic' : claim, from, from + length);
  }

  #spanOf(from: number, length: number): Span {
    return [this.#tokens[from]!.span[0], this.#tokens[from + length - 1]!.span[1]];
  }

  leftWords(): LeftWord[] {
    this.#joinCompounds();
    const words: LeftWord[] = [];
    for (let index = 0; index < this.#tokens.length; index++) {
      const length = this.#phrases.get(index) ?? 1;
      const isFree = this.#claims[index] === undefined || this.#claims[index] === 'text';
      if (isFree) words.push(this.#leftWord(index, length));
      if (isFree) index += length - 1;
    }
    return words.filter(({ word }) => !isFiller(word) && /[\p{L}\p{N}]/u.test(word));
  }

  /** "Swim-up bar": what is written with a hyphen, and the word that it describes, mean something only together. */
  #joinCompounds(): void {
    const isFree = (index: number) => this.#tokens[index] !== undefined && this.#claims[index] === undefined;
    for (let index = 0; index < this.#tokens.length; index++) {
      let last = index;
      while (isFree(last) && isFree(last + 1) && this.#between(last) === '-') last++;
      if (last === index) continue;
      const next = this.#tokens[last + 1];
      if (next && isFree(last + 1) && !isFiller(next.text)) last++;
      this.#phrases.set(index, last - index + 1);
      index = last;
    }
  }

  #between(index: number): string {
    return this.#query.slice(this.#tokens[index]!.span[1], this.#tokens[index + 1]!.span[0]);
  }

  #leftWord(from: number, length: number): LeftWord {
    const span = this.#spanOf(from, length);
    const words = this.#tokens.slice(from, from + length).map((token) => token.word);
    const word = words.join(' ');
    const isExact = words.some((part) => isSafetyWord(part) || safetyWordLike(part)) || this.#claims[from] === 'text';
    return { word, typed: this.#query.slice(...span), span, isExact };
  }

  /** The words of needs that are also a subject, with the words that are left. */
  topics(): LeftWord[] {
    const ofNeeds = this.#tokens.flatMap(({ word, text, span }, index) =>
      this.#claims[index] === 'topic' && !/\d/u.test(text) && !isFiller(word)
        ? { word, typed: this.#query.slice(...span), span, isExact: isSafetyWord(word) }
        : [],
    );
    return [...ofNeeds, ...this.leftWords()].toSorted((a, b) => a.span[0] - b.span[0]);
  }
}
