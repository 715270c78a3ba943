import { brand } from '@myler/config/brand';
import { deskLine, offices } from '@myler/config/contact';
import type { Block, LetterContent } from './letter.ts';

/** A letter for those who read mail as text: the same words in the same order, paragraphs apart by an empty line. */
export function textVersion({ blocks, reason, unsubscribe }: LetterContent): string {
  return [
    ...blocks.map(textOf),
    '———',
    [`${brand.name}, ${postalAddress}`, `${deskLine.display}, nine to six, seven days a week`].join('\n'),
    reason,
    ...(unsubscribe ? [`To end these letters, press the button at ${unsubscribe}`] : []),
  ].join('\n\n');
}

/** Where a letter that comes back would go. */
export const postalAddress = offices[0].lines.join(', ');

function textOf(block: Block): string {
  switch (block.is) {
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'code':
      return `${block.label}: ${block.text}`;
    case 'notes':
      return block.notes.map(({ title, text }) => `${title}. ${text}`).join('\n\n');
    case 'quote':
      return quoted(block.text) + (block.from ? `\n– ${block.from}` : '');
    case 'picture':
      return `[${block.alt}]`;
    default:
      return block.text;
  }
}

/** As mail programs set what somebody else wrote. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
