import axe from 'axe-core';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import fontAddress from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { drawEmailArch, drawEmailWordmark, emailPictures, WORDMARK } from '../page/drawings.ts';
import type { Email, EmailPictureName } from '../message/email.ts';
import { emailPage } from '../page/email-page.ts';
import { textVersion } from '../message/text-version.ts';
import styles from './EmailSheet.stories.module.css';

export interface EmailSheetProps {
  email: Email;
  /** False shows it as mail programs do that block pictures. */
  withPictures?: boolean;
  /** Attached pictures by `cid`, as SVG. */
  attached?: Record<string, string>;
}

/** An email as it arrives: its line in the inbox, its HTML version in a frame, and its text version. */
export function EmailSheet({ email, withPictures = true, attached }: EmailSheetProps) {
  const { subject, content } = email;
  const frame = useRef<HTMLIFrameElement>(null);
  const pictureAt = (cid: string) => (withPictures ? asAddress(pictureOf(cid, attached)) : 'data:,');
  const page = emailPage(content, { subject, origin: 'https://www.myler.example', pictureAt });
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

/** A font that looks the same on every machine, for screenshots. Emails themselves contain no font. */
const bundledFont = `<style>
@font-face{font-family:'Nunito Sans';src:url(${fontAddress}) format('woff2');font-weight:200 1000}
*{text-rendering:geometricPrecision}
</style>`;

function pictureOf(cid: string, attached: Record<string, string> | undefined): string {
  if (cid === WORDMARK.cid) return drawEmailWordmark();
  return cid in emailPictures ? drawEmailArch(cid as EmailPictureName) : (attached?.[cid] ?? '');
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

/** Checks of every email: it fits a telephone, names its language, and axe finds no violation. */
export async function checkEmail({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const frame = canvasElement.querySelector('iframe');
  if (!frame) throw new Error('There is no email.');
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
 * Runs axe within a copy of the email. The story's own axe does not look into frames without axe, and would demand the
 * landmarks of a page.
 */
async function violationsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const copy = frame.cloneNode() as HTMLIFrameElement;
  // Emails run without scripts, but axe is a script.
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
