import type { ReactNode } from 'react';
import { contactLines, mailboxes } from '@myler/config/contact';

const addresses = new Map<string, string>([
  ...contactLines.map(({ display, href }) => [display, href] as const),
  ...Object.values(mailboxes).map((mailbox) => [mailbox, `mailto:${mailbox}`] as const),
]);

const contactPattern = new RegExp(
  `(${[...addresses.keys()].map((text) => text.replaceAll(/[+.]/g, '\\$&')).join('|')})`,
);

/** Plain text in which our own telephone numbers and email addresses become links. */
export function withContacts(text: string): ReactNode {
  const parts = text.split(contactPattern);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const href = addresses.get(part);
    return href ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
