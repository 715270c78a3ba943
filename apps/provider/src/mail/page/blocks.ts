import { createElement as h, type ReactNode } from 'react';
import { Button, Column, Img, Link, Row, Section, Text } from 'react-email';
import type { Block } from '../message/email.ts';
import { styles } from './styles.ts';
import { nonBreakingText } from './words.ts';

type Of<Is extends Block['is']> = Extract<Block, { is: Is }>;

/** One block of an email. `pictureAt` returns the address of a picture. */
export function drawBlock(block: Block, pictureAt: (cid: string) => string): ReactNode {
  switch (block.is) {
    case 'paragraph':
      return h(Text, { style: styles.paragraph, className: 'ink' }, nonBreakingText(block.text));
    case 'button':
      return drawButton(block);
    case 'facts':
      return drawFacts(block);
    case 'code':
      return drawCode(block);
    case 'notes':
      return drawNotes(block);
    case 'quote':
      return drawQuote(block);
    case 'picture':
      return drawPicture(block, pictureAt);
    default:
      return h(Text, { style: { ...styles.paragraph, margin: 0 }, className: 'ink' }, nonBreakingText(block.text));
  }
}

function drawButton({ label, href }: Of<'button'>): ReactNode {
  return [
    h(
      Section,
      { key: 'button', style: styles.buttonPlace },
      h(Button, { href, style: styles.button, className: 'button' }, label),
    ),
    h(
      Text,
      { key: 'address', style: styles.small, className: 'ink-2' },
      'Or copy this address into your browser:',
      h('br'),
      h(Link, { href, style: styles.address, className: 'ink-2' }, href),
    ),
  ];
}

/** Label and value side by side; on a telephone, one below the other. */
function drawFacts({ rows }: Of<'facts'>): ReactNode {
  return h(
    Section,
    { style: styles.facts, className: 'line' },
    rows.map(({ label, value }, index) =>
      h(Row, {
        key: index,
        children: [
          h(Column, { key: 'label', style: styles.factLabel, className: 'ink-2 line fact-label' }, label),
          h(
            Column,
            { key: 'value', style: styles.factValue, className: 'ink line fact-value' },
            nonBreakingText(value),
          ),
        ],
      }),
    ),
  );
}

/** A code with letters is longer than one of digits. It is smaller, so that it fits on one line of most telephones. */
function drawCode({ label, text }: Of<'code'>): ReactNode {
  const isLong = text.length > 8;
  return h(
    Section,
    { style: styles.codePlace, className: 'code-place' },
    h(Text, { style: styles.label, className: 'gold-ink' }, label),
    h(
      Text,
      {
        style: isLong ? { ...styles.code, ...styles.longCode } : styles.code,
        className: isLong ? 'ink long-code' : 'ink',
      },
      text,
    ),
  );
}

function drawNotes({ notes }: Of<'notes'>): ReactNode {
  return h(
    Section,
    { style: styles.notes },
    notes.flatMap(({ title, text }) => [
      h(Text, { key: title, style: styles.noteTitle, className: 'ink' }, title),
      h(Text, { key: `${title} text`, style: styles.noteText, className: 'ink-2' }, nonBreakingText(text)),
    ]),
  );
}

function drawQuote({ text, from }: Of<'quote'>): ReactNode {
  return h(
    Section,
    { style: styles.quote },
    // A quotation may be in a right-to-left script.
    h(Text, { style: styles.quoteText, className: 'ink', dir: 'auto' }, nonBreakingText(text)),
    from ? h(Text, { style: styles.quoteFrom, className: 'ink-2', dir: 'auto' }, nonBreakingText(from)) : null,
  );
}

function drawPicture({ cid, alt, width, height }: Of<'picture'>, pictureAt: (cid: string) => string): ReactNode {
  return h(
    Section,
    { style: styles.picturePlace },
    h(Img, { src: pictureAt(cid), alt, width, height, style: styles.picture, className: 'ink-2' }),
  );
}
