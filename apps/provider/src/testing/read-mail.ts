import { partOf, readMime, wordsOf } from './mime.ts';

export interface ReadMail {
  subject: string;
  /** The plain text, lines ending in a line feed. */
  text: string;
  html: string;
  /** The text of `html` as a reader sees it, blocks apart by line feeds. */
  seen: string;
  pdf: Buffer | undefined;
}

/** A message as a mail program shows it. */
export function readMail(raw: string): ReadMail {
  const message = readMime(raw);
  const body = (type: string) => partOf(message, type)?.body;
  const html = body('text/html')?.toString() ?? '';
  return {
    subject: wordsOf(message.headers['subject']),
    text: (body('text/plain')?.toString() ?? '').replaceAll('\r\n', '\n'),
    html,
    seen: visibleText(html),
    pdf: body('application/pdf'),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00A0' };

function visibleText(html: string): string {
  return html
    .replaceAll(/<(style|title|head)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<br\s*\/?>|<\/(p|td|h1|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x27|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Where a text that runs from right to left stands in a page without a direction of its own: it would move the words
 * around it.
 */
export function withoutDirection(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(\w+)[^>]*dir="auto"[^>]*>[^]*?<\/\1>/g, '')
    // In the line that a list of mails shows, where there are no elements.
    .replaceAll(/\u2068[^\u2069]*\u2069/g, '');
  return body
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => RIGHT_TO_LEFT.test(line));
}
