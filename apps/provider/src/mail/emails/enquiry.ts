import * as z from 'zod/mini';
import type { Lead } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { membershipIds } from '@myler/config/memberships';
import { answerDays, withinWorkingDays, workingDayAfter } from '@myler/config/service';
import { greeting, paragraph, signature } from '../message/blocks.ts';
import { template } from '../message/template.ts';

/** The names of the hotel and the Myler that an enquiry is about. They are ours, so an acknowledgement may have them. */
const askedAbout = z.object({ hotel: z.optional(z.string()), myler: z.optional(z.string()) });
export type AskedAbout = z.output<typeof askedAbout>;

/** An enquiry as the contract has let it in. */
const leadData = z.object({
  source: z.enum(['hotel', 'discover-myler', 'partner-with-us', 'corporate-membership'] satisfies Lead['source'][]),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  organisation: z.optional(z.string()),
  membershipId: z.optional(z.enum(membershipIds)),
  hotelId: z.optional(z.string()),
  mylerId: z.optional(z.string()),
  travelDates: z.optional(z.string()),
  family: z.optional(z.string()),
  message: z.string(),
});

/** `today`: the day in London on which it arrived. */
const data = z.object({ lead: leadData, asked: askedAbout, today: z.string() });

interface DeskWords {
  subject: (asked: AskedAbout) => string;
  next: (by: string, asked: AskedAbout) => string;
}

/** The sentence about an enquiry for the sender. */
const desks: Record<Lead['source'], DeskWords> = {
  hotel: {
    subject: ({ hotel }) => (hotel ? `Your question about ${hotel}` : 'Your question is with a Myler'),
    next: (by, { hotel, myler }) =>
      `${myler ? `${myler}, who has slept at ${hotel ?? 'the hotel'},` : 'A Myler'} answers ${by}.`,
  },
  'discover-myler': {
    subject: () => 'Your question is with a Myler',
    next: (by) => `A Myler who knows families like yours answers ${by}, in person and at some length.`,
  },
  'partner-with-us': {
    subject: () => 'Thank you for writing to us about working together',
    next: (by) => `The partnerships desk reads every message itself and answers ${by}.`,
  },
  'corporate-membership': {
    subject: () => 'Your enquiry about a corporate membership',
    next: (by) => `Somebody who looks after companies rings or writes ${by}, with figures.`,
  },
};

/**
 * Acknowledges an enquiry. It repeats nothing of it but a plain name and the names of our hotel and Myler, because anybody can enter another person's address,
 * and our emails must not carry a stranger's text.
 */
export const acknowledgementEmail = template({
  id: 'enquiry-acknowledgement',
  data,
  write: ({ lead: { source, name, email }, asked, today }) => {
    const { subject, next: nextBy } = desks[source];
    const next = nextBy(
      `${withinWorkingDays(answerDays[source])}, by ${formatDate(answerDeadline(source, today))}`,
      asked,
    );
    return {
      kind: 'enquiry-acknowledgement',
      to: email,
      subject: subject(asked),
      content: {
        preheader: next,
        headline: 'Your enquiry has arrived.',
        picture: 'desk',
        blocks: [
          greeting(isPlainName(name) ? name : undefined),
          paragraph(`Your enquiry${asked.hotel ? ` about ${asked.hotel}` : ''} has arrived. ${next}`),
          paragraph(`If it is urgent, the desk answers on ${deskLine.display}, nine to six, seven days a week.`),
          paragraph(
            'If you did not write to us, somebody else typed your address. You get one answer, and nothing more unless you reply to it.',
          ),
          signature('Myler'),
        ],
        reason: 'You get this email because your address was entered with an enquiry on our site.',
      },
    };
  },
});

/** The date of the answer, as the desk is told it. Working days are those of London. */
const answerDeadline = (source: Lead['source'], today: string) => workingDayAfter(today, answerDays[source]);

/** Letters and the signs between them, so that no web address matches. */
const isPlainName = (name: string) => name.length <= 60 && /^[\p{L}\p{M}]+(?:[ ’'-][\p{L}\p{M}]+)*$/u.test(name);
