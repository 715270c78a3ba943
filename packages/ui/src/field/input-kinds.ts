import type { InputHTMLAttributes } from 'react';

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'
>;

/** Nothing that is not a word of a language is corrected or capitalised. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/**
 * What the keyboard of a telephone does for each kind of text. `enterKeyHint` stands only where Enter does what the browser
 * cannot know; between the fields of a form, it offers the next one by itself.
 */
export const inputKinds = {
  /** Words of a sentence. */
  text: { autoCapitalize: 'sentences' },
  /** Of a person, a place or a company. */
  name: { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
  email: { inputMode: 'email', ...verbatim },
  telephone: { inputMode: 'tel', ...verbatim },
  password: verbatim,
  /** A name in another service. */
  handle: verbatim,
  /** Letters and digits, as from a card, a letter or a coupon. Enter applies it. */
  code: { ...verbatim, autoCapitalize: 'characters', enterKeyHint: 'done' },
  digits: { inputMode: 'numeric', ...verbatim },
  search: { inputMode: 'search', ...verbatim, enterKeyHint: 'search' },
} as const satisfies Record<string, Keyboard>;

export type InputKind = keyof typeof inputKinds;
