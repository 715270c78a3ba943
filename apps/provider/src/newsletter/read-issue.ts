import { Lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { newsletter } from '@myler/config/service';
import { button, notes, paragraph, quote } from '../mail/message/blocks.ts';
import { pictureName, type Block } from '../mail/message/email.ts';

/** The front matter at the top of the file, between two lines of dashes. */
const headSchema = z.strictObject({
  date: z.iso
    .date('must be a day such as 2026-11-26')
    .refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === newsletter.weekday, 'must be a Thursday'),
  subject: z.string().min(1).max(120),
  preheader: z.string().min(1).max(160),
  picture: pictureName,
});

/** One issue of the newsletter, without a recipient. */
export interface NewsletterIssue extends z.output<typeof headSchema> {
  /** The file's name without its extension. */
  id: string;
  headline: string;
  /** Addresses of buttons are paths of the site. */
  blocks: Block[];
}

/**
 * Reads an issue from Markdown: front matter in YAML, one `#` headline, and then paragraphs, `##` notes, quotations and
 * one link on a line of its own, which becomes the button. Other Markdown is an error: an email could not show it.
 *
 * @param id the file's name without its extension; error messages begin with it
 * @throws {Error} when the issue is invalid; the message names the file, the mistake and the text with the mistake
 */
export function readIssue(id: string, markdown: string): NewsletterIssue {
  const fail = (reason: string): never => {
    throw new Error(`newsletter/${id}.md: ${reason}`);
  };
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? fail('must begin with a head between --- lines.');
  const parsed = headSchema.safeParse(parse(head ?? ''));
  if (!parsed.success)
    return fail(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));

  let headline = '';
  const blocks: Block[] = [];
  let note: { title: string; text: string } | undefined;
  const inNotes: { title: string; text: string }[] = [];
  const endNotes = () => {
    if (note?.text === '') fail(`the note “${note.title}” has no text.`);
    if (inNotes.length > 0) blocks.push(notes(inNotes.splice(0)));
    note = undefined;
  };

  for (const token of Lexer.lex(body ?? '')) {
    if (token.type === 'space') continue;
    if (isHeading(token) && token.depth === 1) {
      if (headline) fail(`has a second headline: “${token.raw.trim()}”.`);
      headline = plain(token.tokens, fail);
    } else if (isHeading(token) && token.depth === 2) {
      if (note?.text === '') endNotes();
      note = { title: plain(token.tokens, fail), text: '' };
      inNotes.push(note);
    } else if (isParagraph(token)) {
      const link = onlyLink(token);
      if (link) {
        endNotes();
        blocks.push(buttonOf(link, fail));
        continue;
      }
      const text = plain(token.tokens, fail);
      if (note?.text === '') note.text = text;
      else {
        endNotes();
        blocks.push(paragraph(text));
      }
    } else if (isQuote(token)) {
      endNotes();
      blocks.push(quoteOf(token, fail));
    } else fail(`an email has no ${token.type}: “${token.raw.trim().slice(0, 60)}”.`);
  }
  endNotes();
  if (!headline) fail('needs a headline: one line that begins with #.');
  if (blocks.length === 0) fail('has no words after its headline.');
  if (blocks.filter(({ is }) => is === 'button').length > 1) fail('has more than one link on a line of its own.');
  return { id, ...parsed.data, headline, blocks };
}

type Fail = (reason: string) => never;

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isQuote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';
/** The link of a paragraph that contains only a link. */
function onlyLink({ tokens }: Tokens.Paragraph): Tokens.Link | undefined {
  const [first, ...others] = tokens;
  return first?.type === 'link' && others.length === 0 ? (first as Tokens.Link) : undefined;
}

/** Text without emphasis and links, because the plain-text version of the email cannot show them. */
function plain(tokens: readonly Token[] | undefined, fail: Fail): string {
  return (tokens ?? [])
    .map((token) =>
      token.type === 'text' || token.type === 'escape'
        ? (token as Tokens.Text).text.replaceAll('\n', ' ')
        : token.type === 'br'
          ? '\n'
          : fail(`words are plain, so take this out: “${token.raw}”.`),
    )
    .join('');
}

function buttonOf({ href, text }: Tokens.Link, fail: Fail): Block {
  if (!/^\/(?!\/)/.test(href))
    fail(`a link leads to a path of the site, such as /our-hotels/dar-zahra, not to ${href}.`);
  return button(text, href);
}

/** The last paragraph may name the speaker, after a dash. */
function quoteOf({ tokens }: Tokens.Blockquote, fail: Fail): Block {
  const lines = tokens.filter(({ type }) => type !== 'space');
  const words = lines.map((token) =>
    isParagraph(token) ? plain(token.tokens, fail) : fail('a quotation has paragraphs.'),
  );
  const from = /^[–—] (.+)$/.exec(words.at(-1) ?? '')?.[1];
  return quote((from ? words.slice(0, -1) : words).join('\n\n'), from);
}
