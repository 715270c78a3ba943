import * as z from 'zod/mini';
import { mailboxes, mylerMailbox } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { membershipById, membershipIds } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { personRoles, rolesInWords } from '@myler/config/people';
import { enquirySources, type answerDays } from '@myler/config/service';
import { enquiryMailbox } from '@myler/domain/enquiry';
import { joinWithAnd } from '@myler/domain/words';
import { cutText } from '../../primitives/cut-text.ts';
import { button, facts, paragraph, quote } from '../message/blocks.ts';
import { deskEventKinds, type DeskEventKind } from '../../primitives/desk-events.ts';
import type { Block, EmailContent } from '../message/email.ts';
import { nameInSubject } from '../message/name-in-subject.ts';
import { template } from '../message/template.ts';

const text = z.optional(z.string());

/** What somebody has agreed to share with whoever writes to them. */
const shared = z.object({
  phoneNumber: text,
  /** Only with the member’s consent: "yes". */
  whatsApp: text,
  instagram: text,
  place: text,
  country: text,
  /** In years: names and dates of birth of children are in no email. */
  childrenAges: z.optional(z.array(z.int())),
  organisation: text,
  membership: text,
  hotel: text,
  myler: text,
  travelDates: text,
  family: text,
});
export type SharedWithDesk = z.output<typeof shared>;

/** One that is left out does not compile. */
const labels: Record<keyof SharedWithDesk, string> = {
  organisation: 'Organisation',
  hotel: 'Hotel',
  myler: 'For',
  phoneNumber: 'Telephone',
  whatsApp: 'May be written to on WhatsApp',
  instagram: 'Instagram',
  place: 'City',
  country: 'Country',
  childrenAges: 'Ages of the children',
  travelDates: 'When',
  family: 'Who is coming',
  membership: 'Membership',
};

const membership = z.object({ membershipId: z.enum(membershipIds), memberNumber: z.string() });

/** An event, for whoever writes. */
const event = z.object({
  kind: z.enum(deskEventKinds),
  /** The member; null for a visitor. */
  userId: z.nullable(z.string()),
  person: z.object({ name: z.string(), email: z.string() }),
  membership: z.optional(membership),
  /** Of somebody who is on another person's card. */
  onCardOf: z.optional(z.object({ role: z.enum(personRoles), holder: z.string() })),
  /** Who leads; absent for the desk. */
  myler: z.optional(z.object({ id: z.string(), name: z.string() })),
  source: z.optional(z.enum(enquirySources)),
  /** What has changed, in our words. */
  note: text,
  shared,
  message: text,
});
export type DeskEvent = z.output<typeof event>;

interface Words {
  /** What has happened to whom, without a full stop. */
  heading(who: string, event: DeskEvent): string;
  /** What to do. */
  task: string;
}

const tierOf = ({ membership: of }: DeskEvent) => (of ? membershipById(of.membershipId).name : 'a membership');
const aboutOf = { hotel: 'Hotel enquiry', 'discover-myler': 'Enquiry', 'partner-with-us': 'Partnership enquiry' };
const abouts = { ...aboutOf, 'corporate-membership': 'Corporate enquiry' } satisfies Record<
  keyof typeof answerDays,
  string
>;

/** An event without words does not compile. */
const words: Record<DeskEventKind, Words> = {
  joined: {
    heading: (who, of) => `${who} has joined ${tierOf(of)}`,
    task: 'Write to introduce yourself, and ask where they would like to go first.',
  },
  upgraded: {
    heading: (who, of) => `${who} has moved to ${tierOf(of)}`,
    task: 'Write to say what is theirs from today, and what that changes in the journeys that are planned.',
  },
  'upgrade-taken-back': {
    heading: (who, of) => `${who} is back on ${tierOf(of)}`,
    task: 'Write to say what stays as planned, and what the smaller card no longer gives.',
  },
  left: {
    heading: (who) => `${who} has left`,
    task: 'Write to say what becomes of the journeys that are planned. Do not ask them to stay: they have decided.',
  },
  ended: {
    heading: (who) => `The membership of ${who} has ended`,
    task: 'Write to say what becomes of the journeys that are planned.',
  },
  closed: {
    heading: (who) => `${who} has closed the account`,
    task: 'There is nobody to write to: the account is deleted. Delete your own notes too, and do not write.',
  },
  enquiry: {
    heading: (who, { source, shared: { hotel } }) =>
      `${abouts[source ?? 'discover-myler']}${hotel ? ` about ${hotel}` : ''} from ${who}`,
    task: 'Answer what was asked.',
  },
  journey: {
    heading: (who, { onCardOf }) => `A journey of ${who}${onCardOf ? ', who is on a card' : ''}`,
    task: 'Answer with a first idea, or with a question.',
  },
  'people-changed': {
    heading: (who) => `The people on the card of ${who} have changed`,
    task: 'Write to the member about it, and ask how to reach whoever is new.',
  },
  'company-changed': {
    heading: (who) => `The company of ${who} has changed`,
    task: 'Write to ask whether anything that is planned changes with it.',
  },
};

const nameOf = ({ person, shared: { organisation } }: DeskEvent) => organisation ?? person.name;

/** What has happened to whom: "Amara Okafor has joined Gold". */
export const deskHeading = (of: DeskEvent): string => words[of.kind].heading(isolate(nameOf(of)), of);

/** The same for a subject: of a long name the beginning. */
export const deskShortHeading = (of: DeskEvent) => words[of.kind].heading(nameInSubject(nameOf(of)), of);

const recipientOf = ({ myler, source }: DeskEvent) =>
  source ? enquiryMailbox[source] : myler ? mylerMailbox(myler.id) : mailboxes.membership;

/** A call rather than a test of truth: an age of nought is an age. */
const valueOf = (value: string | number[] | undefined) =>
  Array.isArray(value) ? (value.length > 0 ? joinWithAnd(value.map(String)) : undefined) : value;

function factsOf(of: DeskEvent, by: string | undefined): Block {
  const rows: (readonly [string, string | undefined])[] = [
    ...(of.source ? [] : [['For', of.myler?.name ?? 'The desk'] as const]),
    [of.message ? 'Answer by' : 'Write by', by && formatDate(by)],
    ['What has changed', of.note],
    ['Name', of.person.name],
    ['On the card of', of.onCardOf && `${of.onCardOf.holder}, ${rolesInWords[of.onCardOf.role]}`],
    ['Member', of.membership?.memberNumber],
    ['Card', of.membership && membershipById(of.membership.membershipId).name],
    ['Email', of.person.email],
    ...Object.entries(labels).map(([key, label]) => [label, valueOf(of.shared[key as keyof SharedWithDesk])] as const),
  ];
  return facts(rows.flatMap(([label, value]) => (value ? [[label, isolate(value)] as const] : [])));
}

function told(of: DeskEvent, more: { by?: string; link?: string }) {
  const heading = deskHeading(of);
  const subject = deskShortHeading(of);
  const content: EmailContent = {
    preheader: cutText(of.message ?? words[of.kind].task, 120),
    headline: `${heading}.`,
    blocks: [
      paragraph(words[of.kind].task),
      ...(of.onCardOf
        ? [
            paragraph(
              'They do not hold the card. Of what others have planned, and of what is paid, tell the holder only.',
            ),
          ]
        : []),
      factsOf(of, more.by),
      ...(of.message ? [quote(of.message)] : []),
      ...(more.link
        ? [
            paragraph(
              `A reply to this email goes to ${isolate(of.person.name)}. Press the button once you have written. If nobody has by noon in London on ${formatDate(more.by ?? '')}, the lead of the desk is told.`,
            ),
            button('I have written', more.link),
          ]
        : []),
    ],
    reason: 'You get this email because you look after members, or answer who writes to us.',
  };
  const replyTo = more.link ? { headers: { 'reply-to': of.person.email } } : {};
  return { kind: 'desk-told', to: recipientOf(of), subject, ...replyTo, content };
}

/** To the Myler who leads, or to the desk: what has happened, and by when to write. */
export const deskToldEmail = template({
  id: 'desk-told',
  data: z.object({ event, by: z.string() }),
  live: ['link'],
  write: ({ event: of, by }, { link }) => told(of, { by, link }),
});

/** The same where there is nobody to write to. */
export const deskNotedEmail = template({
  id: 'desk-noted',
  data: z.object({ event }),
  write: ({ event: of }) => told(of, {}),
});

/** To the lead of the desk, once, when nobody has said in time that they wrote. */
export const deskLateEmail = template({
  id: 'desk-late',
  data: z.object({
    taskId: z.string(),
    kind: z.enum(deskEventKinds),
    heading: z.string(),
    /** The heading with a name that is short enough for a subject. */
    shortHeading: z.string(),
    email: z.string(),
    mylerName: text,
    memberNumber: text,
    by: z.string(),
  }),
  write: ({ taskId, heading, shortHeading, email, mylerName, memberNumber, by }) => ({
    kind: 'desk-late',
    to: mailboxes.deskLead,
    subject: `Nobody has written yet: ${shortHeading}`,
    headers: { 'reply-to': email },
    content: {
      preheader: `It was due by noon on ${formatDate(by)}.`,
      headline: 'Nobody has said that they wrote.',
      blocks: [
        paragraph(
          `${isolate(heading)}. ${mylerName ?? 'The desk'} was to write by ${formatDate(by)}, and nobody has pressed the button.`,
        ),
        facts([
          ['Who was to write', mylerName ?? 'The desk'],
          ['Write to', isolate(email)],
          ...(memberNumber ? [['Member', memberNumber] as const] : []),
        ]),
        paragraph(
          `Ask whether it was done, or write now: a reply to this email goes there. Then note it, by the button in the first email or by the command "desk --written ${taskId}".`,
        ),
      ],
      reason: 'You get this email because you lead the desk.',
    },
  }),
});
