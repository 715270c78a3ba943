import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Container, Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from 'react-email';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { deskLine } from '@myler/config/contact';
import { letterPictures, WORDMARK } from './drawings.ts';
import type { LetterContent } from '../message/letter.ts';
import { postalAddress } from '../message/text-version.ts';
import { drawBlock } from './blocks.ts';
import { forOutlook, styles, styleSheet } from './styles.ts';
import { words } from './words.ts';

export interface PageOptions {
  subject: string;
  /** Where visitors find the site: "https://www.myler.example". */
  origin: string;
  /** Where a picture is: in a mail among its parts, `cid:…`. */
  pictureAt: (cid: string) => string;
}

/** A letter as a page, in tables and inline styles, for mail programs. Nothing in it is fetched from anywhere. */
export function letterPage(content: LetterContent, options: PageOptions): string {
  const markup = renderToStaticMarkup(
    h(
      Html,
      { lang: brand.language },
      h(
        Head,
        null,
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        // A telephone number in a sentence stays a sentence.
        h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
        h('title', null, options.subject),
        h('style', { dangerouslySetInnerHTML: { __html: styleSheet } }),
      ),
      h(
        Body,
        { style: styles.body, className: 'page', lang: brand.language },
        h(Preview, { useTitleTag: false, children: content.preheader }),
        h('i', { 'data-outlook': 'open' }),
        h(
          Container,
          { style: styles.sheet, className: 'sheet' },
          nightHeader(content, options),
          h(
            Section,
            null,
            h(
              'div',
              { style: styles.letter, className: 'letter' },
              content.blocks.map((block, index) => h('div', { key: index }, drawBlock(block, options.pictureAt))),
              h(Hr, { style: styles.rule }),
            ),
          ),
          foot(content, options.origin),
        ),
        h('i', { 'data-outlook': 'close' }),
      ),
    ),
  );
  return `<!doctype html>${withOutlook(withoutPreloads(markup))}`;
}

function nightHeader({ headline, picture }: LetterContent, { pictureAt }: PageOptions): ReactNode {
  const arch = picture && letterPictures[picture];
  return h(
    Section,
    { style: styles.night },
    h(
      'div',
      { style: styles.nightInner, className: 'night-inner' },
      h(Img, { ...WORDMARK, src: pictureAt(WORDMARK.cid), alt: brand.name, style: styles.wordmark }),
      h(Heading, { style: styles.headline, className: 'headline' }, words(headline)),
      arch
        ? h(Img, {
            src: pictureAt(arch.cid),
            alt: arch.alt,
            width: arch.width,
            height: arch.height,
            style: styles.arch,
          })
        : null,
    ),
  );
}

function foot({ reason, unsubscribe }: LetterContent, origin: string): ReactNode {
  const line = (key: string, ...children: ReactNode[]) =>
    h(Text, { key, style: styles.footText, className: 'ink-2' }, ...children);
  const link = (href: string, label: string) => h(Link, { href, style: styles.footLink, className: 'ink-2' }, label);
  return h(
    Section,
    null,
    h(
      'div',
      { style: styles.foot, className: 'foot' },
      line(
        'house',
        `${brand.name}, ${postalAddress}`,
        h('br'),
        link(deskLine.href, deskLine.display),
        ', nine to six, seven days a week',
      ),
      line(
        'reason',
        words(reason),
        ' ',
        link(origin + address('/privacy-policy'), 'What we keep about you'),
        ...(unsubscribe ? [' · ', link(unsubscribe, 'End these letters')] : []),
      ),
    ),
  );
}

/** React has pictures fetched ahead, as on a page; a letter has them with it. */
const withoutPreloads = (markup: string) => markup.replaceAll(/<link rel="preload"[^>]*>/g, '');

/** React writes no comments: Outlook's stand where marks were left for them. */
function withOutlook(markup: string): string {
  return markup
    .replace('</head>', () => `${forOutlook.head}</head>`)
    .replace('<i data-outlook="open"></i>', () => forOutlook.open)
    .replace('<i data-outlook="close"></i>', () => forOutlook.close);
}
