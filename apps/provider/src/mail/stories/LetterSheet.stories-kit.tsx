import axe from 'axe-core';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import fontAddress from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { drawLetterArch, drawLetterWordmark, letterPictures, WORDMARK } from '../page/drawings.ts';
import type { Letter, LetterPictureName } from '../message/letter.ts';
import { letterPage } from '../page/letter-page.ts';
import { textVersion } from '../message/text-version.ts';
import styles from './LetterSheet.stories.module.css';

export interface LetterSheetProps {
  letter: Letter;
  /** As a mail program shows it that was told to fetch no pictures. */
  withPictures?: boolean;
  /** What enclosures would bring, by `cid`, as SVG. */
  enclosed?: Record<string, string>;
}

/** A letter as it arrives: its line in the inbox, its page in a frame of its own, and its text version. */
export function LetterSheet({ letter, withPictures = true, enclosed }: LetterSheetProps) {
  const { subject, content } = letter;
  const frame = useRef<HTMLIFrameElement>(null);
  const pictureAt = (cid: string) => (withPictures ? asAddress(pictureOf(cid, enclosed)) : 'data:,');
  const page = letterPage(content, { subject, origin: 'https://www.myler.example', pictureAt });
  return (
    <div className={styles.sheet}>
      <p className={styles.inbox}>
        <b>{subject}</b> {content.preheader}
      </p>
      <iframe
        ref={frame}
        title={subject}
        sandbox="allow-same-origin"
        className={styles.page}
        srcDoc={page.replace('</head>', `${bundledFont}</head>`)}
        onLoad={() => frame.current && growWithItsPage(frame.current)}
      />
      <pre className={styles.text}>{textVersion(content)}</pre>
    </div>
  );
}

/** The face that is on every machine, set as screenshots need it. Letters themselves bring no font along. */
const bundledFont = `<style>
@font-face{font-family:'Nunito Sans';src:url(${fontAddress}) format('woff2');font-weight:200 1000}
*{text-rendering:geometricPrecision}
</style>`;

function pictureOf(cid: string, enclosed: Record<string, string> | undefined): string {
  if (cid === WORDMARK.cid) return drawLetterWordmark();
  return cid in letterPictures ? drawLetterArch(cid as LetterPictureName) : (enclosed?.[cid] ?? '');
}

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function growWithItsPage(frame: HTMLIFrameElement): void {
  const grow = () => {
    const { height } = frame.contentDocument?.documentElement.getBoundingClientRect() ?? {};
    frame.style.blockSize = height === undefined ? '' : `${height}px`;
  };
  frame.contentWindow?.addEventListener('resize', grow);
  grow();
}

/** What holds for every letter: it fits a telephone, names its language, and axe finds nothing in it. */
export async function readsWell({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const frame = canvasElement.querySelector('iframe');
  if (!frame) throw new Error('There is no letter.');
  await waitFor(() => expect(frame.contentDocument?.title).toBe(frame.title));
  const page = frame.contentDocument as Document;
  await page.fonts.ready;
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
  await fits(frame, page);
  await expect(page.documentElement.lang).toBe('en');
  await expect([...page.images].filter(({ alt }) => alt === '')).toEqual([]);
  await expect(await violationsIn(frame)).toEqual([]);
}

async function fits(frame: HTMLIFrameElement, page: Document): Promise<void> {
  for (const width of [360, 320]) {
    frame.style.inlineSize = `${width}px`;
    await waitFor(() => expect(page.defaultView?.innerWidth).toBe(width));
    await expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  frame.style.inlineSize = '';
}

/**
 * Axe within a copy of the letter: the story's own does not look into frames, unless it finds another there, and would ask
 * of a letter what it asks of a page: landmarks.
 */
async function violationsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const copy = frame.cloneNode() as HTMLIFrameElement;
  // No letter runs a script; axe is one.
  copy.removeAttribute('sandbox');
  frame.after(copy);
  await waitFor(() => expect(copy.contentDocument?.title).toBe(frame.title));
  const page = copy.contentDocument as Document;
  const script = page.createElement('script');
  script.textContent = axe.source;
  page.head.append(script);
  const { axe: within } = page.defaultView as unknown as { axe: typeof axe };
  const { violations } = await within.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  copy.remove();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
