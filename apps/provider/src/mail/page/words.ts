import { createElement as h, Fragment, type ReactNode } from 'react';
import { Link } from 'react-email';
import { deskLine } from '@myler/config/contact';
import { styles } from './styles.ts';

/** Addresses of pages, without the full stop or comma that follows them. */
const ADDRESS = /(https?:\/\/[^\s<]+[^\s<.,;:!?)])/;

/** A paragraph's words: line feeds kept, names in their own direction, addresses as links. */
export function words(text: string): ReactNode {
  return inLines(text, (line) =>
    line
      .split(ADDRESS)
      .map((part, index) =>
        index % 2 === 1
          ? h(Link, { key: index, href: part, style: styles.link, className: 'gold-ink' }, part)
          : h(Fragment, { key: index }, named(part)),
      ),
  );
}

/** The same for somebody else's words, in which nothing becomes a link. */
export const foreignWords = (text: string): ReactNode => inLines(text, named);

function inLines(text: string, set: (line: string) => ReactNode): ReactNode {
  return text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 ? h('br') : null, set(line)));
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
