import type { Keys } from '@myler/server/secrets';
import * as z from 'zod/mini';
import type { outgoingMail } from '../../store/schema.ts';
import { emailSchema, type Email } from '../message/email.ts';
import { withoutLive } from '../message/template.ts';
import { templates } from '../templates.ts';
import { open } from './seal.ts';

export type MailRow = typeof outgoingMail.$inferSelect;

/** In `template`: the release before stored whole emails, which wait with all of their text sealed. */
export const WHOLE = 'whole';

const liveTexts = z.record(z.string(), z.string());

/** The templates by id. Their data is parsed when it is read, so their types need not be told apart here. */
const byId = new Map(
  templates.map((template) => [template.id as string, template as unknown as StoredTemplate] as const),
);
interface StoredTemplate {
  data: z.ZodMiniType;
  live: readonly string[];
  write(data: unknown, live: Record<string, string>): Email;
}

/**
 * Writes an email of the outbox from its template. Once it was sent, what let somebody in is gone from it.
 *
 * @throws {Error} when a release has no such template, when the data is not what it needs, or when the key is missing
 *   that sealed it: the email then waits for a provider that can
 */
export function readQueuedMail(row: MailRow, keys: Keys): Email {
  if (row.template === null) return wholeEmail(row);
  const opened = row.sealed === null ? undefined : open(keys, row.sealed, row.id);
  if (row.template === WHOLE) return z.parse(emailSchema, JSON.parse(opened ?? 'null'));
  const template = byId.get(row.template);
  if (!template) throw new Error(`mail: there is no template "${row.template}" in this release`);
  const live = opened === undefined ? withoutLive(template.live) : z.parse(liveTexts, JSON.parse(opened));
  const isWaiting = row.sentAt === null && row.nextTryAt < NEVER;
  if (isWaiting && template.live.some((name) => !(name in live) || opened === undefined))
    throw new Error(`mail: a sealed value of "${row.template}" is missing`);
  return template.write(z.parse(template.data, row.data), live);
}

/** `nextTryAt` of an email that is not tried again. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

/** An email as the release before put it in the outbox. */
export const wholeEmail = ({ kind, recipient: to, subject, content, headers }: MailRow): Email =>
  z.parse(emailSchema, { kind, to, subject, content, headers: headers ?? {} });
