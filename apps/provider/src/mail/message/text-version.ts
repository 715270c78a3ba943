import { brand } from '@myler/config/brand';
import { deskLine, offices } from '@myler/config/contact';
import type { Block, EmailContent } from './email.ts';

/** The plain-text version of an email: the same texts in the same order, separated by empty lines. */
export function textVersion({ blocks, reason, unsubscribe }: EmailContent): string {
  return [
    ...blocks.map(textOf),
    '———',
    [`${brand.name}, ${postalAddress}`, `${deskLine.display}, nine to six, seven days a week`].join('\n'),
    reason,
    ...(unsubscribe ? [`To stop these emails, press the button at ${unsubscribe}`] : []),
  ].join('\n\n');
}

/** The sender's postal address, at the foot of each email. */
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

/** Marks quoted text as mail programs do. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
