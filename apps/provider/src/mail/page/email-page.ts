import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Container, Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from 'react-email';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { deskLine } from '@myler/config/contact';
import { emailPictures, WORDMARK } from './drawings.ts';
import type { EmailContent } from '../message/email.ts';
import { postalAddress } from '../message/text-version.ts';
import { drawBlock } from './blocks.ts';
import { forOutlook, styles, styleSheet } from './styles.ts';
import { nonBreakingText } from './words.ts';

export interface PageOptions {
  subject: string;
  /** The site's address: "https://www.myler.example". */
  origin: string;
  /** The address of a picture: `cid:…` in an email. */
  pictureAt: (cid: string) => string;
}

/** The HTML version of an email, in tables and inline styles for mail programs. It loads nothing from a server. */
export function emailPage(content: EmailContent, options: PageOptions): string {
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
        // Keeps mail programs from turning telephone numbers into links.
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
          footer(content, options.origin),
        ),
        h('i', { 'data-outlook': 'close' }),
      ),
    ),
  );
  return `<!doctype html>${withOutlook(withoutPreloads(markup))}`;
}

function nightHeader({ headline, picture }: EmailContent, { pictureAt }: PageOptions): ReactNode {
  const arch = picture && emailPictures[picture];
  return h(
    Section,
    { style: styles.night },
    h(
      'div',
      { style: styles.nightInner, className: 'night-inner' },
      h(Img, { ...WORDMARK, src: pictureAt(WORDMARK.cid), alt: brand.name, style: styles.wordmark }),
      h(Heading, { style: styles.headline, className: 'headline' }, nonBreakingText(headline)),
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

function footer({ reason, unsubscribe }: EmailContent, origin: string): ReactNode {
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
        nonBreakingText(reason),
        ' ',
        link(origin + address('/privacy-policy'), 'What we keep about you'),
        ...(unsubscribe ? [' · ', link(unsubscribe, 'Stop these emails')] : []),
      ),
    ),
  );
}

/** Removes React's preload links: the pictures of an email are attached. */
const withoutPreloads = (markup: string) => markup.replaceAll(/<link rel="preload"[^>]*>/g, '');

/** Replaces marks by Outlook's conditional comments, because React cannot render comments. */
function withOutlook(markup: string): string {
  return markup
    .replace('</head>', () => `${forOutlook.head}</head>`)
    .replace('<i data-outlook="open"></i>', () => forOutlook.open)
    .replace('<i data-outlook="close"></i>', () => forOutlook.close);
}
