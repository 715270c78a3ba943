import { partOf, readMime, wordsOf } from './mime.ts';

export interface ReadMail {
  subject: string;
  /** The plain text. Its lines end with a line feed. */
  text: string;
  html: string;
  /** The visible text of `html`, with line feeds between blocks. */
  visibleText: string;
  pdf: Buffer | undefined;
}

/** The parts of a message that a mail program shows. */
export function readMail(raw: string): ReadMail {
  const message = readMime(raw);
  const body = (type: string) => partOf(message, type)?.body;
  const html = body('text/html')?.toString() ?? '';
  return {
    subject: wordsOf(message.headers['subject']),
    text: (body('text/plain')?.toString() ?? '').replaceAll('\r\n', '\n'),
    html,
    visibleText: visibleText(html),
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
 * Lines with text of a right-to-left script that has no direction of its own. Without it, such text would reorder the
 * words around it.
 */
export function withoutDirection(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(\w+)[^>]*dir="auto"[^>]*>[^]*?<\/\1>/g, '')
    // The preview line of a list of emails has no elements, so it uses isolates (U+2068, U+2069).
    .replaceAll(/\u2068[^\u2069]*\u2069/g, '');
  return body
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => RIGHT_TO_LEFT.test(line));
}
