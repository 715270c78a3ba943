import * as z from 'zod/mini';
import { cutText } from '../../primitives/cut-text.ts';
import type { Lead } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { enquiryMailbox } from '@myler/domain/enquiry';
import { formatDate } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { answerDays, withinWorkingDays, workingDayAfter } from '@myler/config/service';
import { facts, greeting, paragraph, quote, signature } from '../message/blocks.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
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
  about: string;
}

/** The sentence about an enquiry for the sender. */
const desks: Record<Lead['source'], DeskWords> = {
  hotel: {
    about: 'Hotel enquiry',
    subject: ({ hotel }) => (hotel ? `Your question about ${hotel}` : 'Your question is with a Myler'),
    next: (by, { hotel, myler }) =>
      `${myler ? `${myler}, who has slept at ${hotel ?? 'the hotel'},` : 'A Myler'} answers ${by}.`,
  },
  'discover-myler': {
    about: 'Enquiry',
    subject: () => 'Your question is with a Myler',
    next: (by) => `A Myler who knows families like yours answers ${by}, in person and at some length.`,
  },
  'partner-with-us': {
    about: 'Partnership enquiry',
    subject: () => 'Thank you for writing to us about working together',
    next: (by) => `The partnerships desk reads every message itself and answers ${by}.`,
  },
  'corporate-membership': {
    about: 'Corporate enquiry',
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
          paragraph('If you did not write to us, do nothing. We do not write again unless you do.'),
          signature('Myler'),
        ],
        reason: 'You get this email because your address was entered with an enquiry on our site.',
      },
    };
  },
});

/** Forwards the enquiry to the mailbox that answers it. A reply goes to the sender. */
export const enquiryEmail = template({
  id: 'enquiry',
  data,
  write: ({ lead, asked, today }) => {
    const { about } = desks[lead.source];
    const leadFacts = [
      ['Answer by', formatDate(answerDeadline(lead.source, today))],
      // A hotel that has left us since keeps its id.
      ['Hotel', asked.hotel ?? lead.hotelId],
      ['For', asked.myler ?? lead.mylerId],
      ['Name', lead.name],
      ['Email', lead.email],
      ['Telephone', lead.phoneNumber],
      ['Country', lead.countryCode],
      ['Organisation', lead.organisation],
      ['When', lead.travelDates],
      ['Who is coming', lead.family],
      ['Membership', lead.membershipId && membershipById(lead.membershipId).name],
    ].flatMap(([label = '', value]) => (value ? [[label, isolate(value)] as const] : []));
    return {
      kind: 'enquiry',
      to: enquiryMailbox[lead.source],
      subject: `${about}${asked.hotel ? ` about ${asked.hotel}` : ''} from ${nameInSubject(lead.organisation ?? lead.name)}`,
      headers: { 'reply-to': lead.email },
      content: {
        preheader: cutText(lead.message, 120),
        headline: `${about} from ${isolate(lead.organisation ?? lead.name)}.`,
        blocks: [
          facts(leadFacts),
          quote(lead.message),
          paragraph('A reply to this email goes to the person who wrote.'),
        ],
        reason: 'You get this email because your desk answers enquiries from the site.',
      },
    };
  },
});

/** The date of the answer, for the sender and for the mailbox. Working days are those of London. */
const answerDeadline = (source: Lead['source'], today: string) => workingDayAfter(today, answerDays[source]);

/** Letters and the signs between them, so that no web address matches. */
const isPlainName = (name: string) => name.length <= 60 && /^[\p{L}\p{M}]+(?:[ ’'-][\p{L}\p{M}]+)*$/u.test(name);
