import { createElement as h, Fragment, type ReactNode } from 'react';
import { deskLine } from '@myler/config/contact';

/**
 * Text with its line feeds, and names in their own direction. Addresses do not become links, because strangers write names
 * and messages; links are buttons.
 */
export function nonBreakingText(text: string): ReactNode {
  return text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 ? h('br') : null, named(line)));
}

/** Isolated text (`blocks.ts`) becomes an element with its own direction. */
function named(text: string): ReactNode {
  return withNonBreakingSpaces(text)
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, index) =>
      index % 2 === 1
        ? h('span', { key: index, dir: 'auto', style: { unicodeBidi: 'isolate' } }, part)
        : h(Fragment, { key: index }, part),
    );
}

/** Keeps the telephone number on one line. */
const withNonBreakingSpaces = (text: string) =>
  text.replaceAll(deskLine.display, deskLine.display.replaceAll(' ', '\u00a0'));
