import { formatDate } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import * as z from 'zod/mini';
import { facts } from '../message/blocks.ts';
import { addressInLetter } from '../message/address-in-letter.ts';
import type { Block } from '../message/email.ts';

const passkey = z.object({
  name: z.string(),
  /** `YYYY-MM-DD`. */
  addedOn: z.string(),
});

/** What an event has ended of what lets into an account, and which passkeys still do. */
export const endedSchema = z.object({
  /** The number of devices that were signed out. */
  sessions: z.number(),
  /** The number of payments that waited for a bank. */
  payments: z._default(z.number(), 0),
  /** The address that waited for its confirmation. */
  newEmail: z.optional(z.string()),
  /** Whether the account was to be closed after the year. */
  isClosing: z._default(z.boolean(), false),
  /** Whether the card was offered to the second adult. */
  isOffered: z._default(z.boolean(), false),
  /** The number of invitations that were withdrawn. */
  invitations: z._default(z.number(), 0),
  /** The mailbox that gets the receipts no more. */
  receiptsTo: z.optional(z.string()),
  /** The number of people who were taken off the card. */
  people: z._default(z.number(), 0),
  /** The last digits of the stored card that was forgotten. */
  card: z.optional(z.string()),
  /** Whether what was entered in the account is forgotten. */
  hasForgottenDetails: z._default(z.boolean(), false),
  passkeys: z.array(passkey),
  remainingPasskeys: z.array(passkey),
  /** Who is on the card still, by name. */
  onCard: z._default(z.array(z.string()), []),
});
export type Ended = z.output<typeof endedSchema>;

/** So that the member sees what was not theirs. Nothing for an email that was queued before it had this. */
export function endedBlocks(ended: Ended | undefined): Block[] {
  if (!ended) return [];
  const remaining = ended.remainingPasskeys.map(inWords);
  return [
    facts([
      ['Devices signed out', String(ended.sessions)],
      ...(ended.newEmail ? [['Change of email cancelled', addressInLetter(ended.newEmail)] as const] : []),
      ...(ended.payments > 0
        ? [['Payments cancelled that waited for a bank', `${ended.payments}. What was taken is refunded.`] as const]
        : []),
      ...(ended.isClosing
        ? [
            [
              'Closing after the year cancelled',
              'The membership still ends with its year. To go on, start the renewal again in your account.',
            ] as const,
          ]
        : []),
      ...endedOfCard(ended),
      ...(ended.card
        ? [
            [
              'Stored card forgotten',
              `Ending in ${ended.card}. For your next year, enter a card in your account.`,
            ] as const,
          ]
        : []),
      ...(ended.receiptsTo
        ? [
            [
              'Receipts by email ended',
              `They went to ${addressInLetter(ended.receiptsTo)}. Name the mailbox again in your account, under Payments.`,
            ] as const,
          ]
        : []),
      ...(ended.hasForgottenDetails
        ? [
            [
              'Details forgotten',
              'All but the name and the country, because somebody else may have entered them. Enter yours in your account.',
            ] as const,
          ]
        : []),
      ...ended.passkeys.map((removed) => ['Passkey removed', inWords(removed)] as const),
      ...(remaining.length > 0 ? remaining : ['None']).map((words) => ['Passkey that still signs in', words] as const),
      ...ended.onCard.map((name) => ['Still on your card', isolate(name)] as const),
    ]),
  ];
}

/** What was ended of who is on the card, or was to be. */
function endedOfCard(ended: Ended): (readonly [string, string])[] {
  return [
    ...(ended.invitations > 0
      ? [
          [
            'Invitations to your card withdrawn',
            `${ended.invitations}. Invite again in your account, under People, whoever you want on it.`,
          ] as const,
        ]
      : []),
    ...(ended.isOffered
      ? [
          [
            'Offer of your card withdrawn',
            'The second adult can’t take it over any more. Offer it again in your account, under People, if you want to.',
          ] as const,
        ]
      : []),
    ...(ended.people > 0
      ? [
          [
            'People taken off your card',
            `${ended.people}. Somebody else may have put them there. Invite again in your account, under People, whoever you want on it.`,
          ] as const,
        ]
      : []),
  ];
}

/** What to do about a passkey that somebody else has added; nothing where there is none. */
export const unknownPasskey = (ended: Ended | undefined) =>
  ended?.remainingPasskeys.length ? ' If you do not know a passkey, remove it in your account under Privacy.' : '';

const inWords = ({ name, addedOn }: z.output<typeof passkey>) => `“${isolate(name)}”, added on ${formatDate(addedOn)}`;
