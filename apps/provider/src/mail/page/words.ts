import { createElement as h, Fragment, type ReactNode } from 'react';
import { deskLine } from '@myler/config/contact';

/**
 * A line or several, as they were written: line feeds kept, names in their own direction. No address in them becomes a link,
 * since names and messages are written by strangers; what is to be pressed is a button.
 */
export function words(text: string): ReactNode {
  return text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 ? h('br') : null, named(line)));
}

/** What the isolates of `blocks.ts` enclose becomes an element with a direction of its own. */
function named(text: string): ReactNode {
  return unbroken(text)
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, index) =>
      index % 2 === 1
        ? h('span', { key: index, dir: 'auto', style: { unicodeBidi: 'isolate' } }, part)
        : h(Fragment, { key: index }, part),
    );
}

/** The desk's number stays on one line. */
const unbroken = (text: string) => text.replaceAll(deskLine.display, deskLine.display.replaceAll(' ', '\u00a0'));
