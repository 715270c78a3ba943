import { mailboxes } from '@myler/config/contact';
import type { AppContext } from '../http/context.ts';

/** RFC 9116 asks for less than a year, so that nobody writes to an address that was given up. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/**
 * GET /.well-known/security.txt: where to report a vulnerability (RFC 9116). The day of its end is counted from today, so
 * it cannot become stale on a site that runs.
 */
export function securityTxt({ origin, now = Date.now }: { origin: string; now?: (() => number) | undefined }) {
  return (context: AppContext): Response => {
    const lastDay = new Date(now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
    const text = [
      `Contact: mailto:${mailboxes.security}`,
      `Expires: ${lastDay}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
      '',
    ].join('\n');
    return context.text(text, 200, { 'cache-control': 'public, max-age=86400' });
  };
}
