import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Lead, RegistrationReceipt } from '@myler/api-client/contract';
import { mailLink } from '@myler/config/mail-links';
import { companyReceiptEmail, receiptsMailboxEmail } from '../emails/company-receipt.ts';
import { deskLateEmail, deskNotedEmail, deskToldEmail, type DeskEvent } from '../emails/desk.ts';
import { acknowledgementEmail } from '../emails/enquiry.ts';
import chesaSulagl from '../../../content/newsletter/2026-11-26-chesa-sulagl.md?raw';
import { readIssue } from '../../newsletter/read-issue.ts';
import { alreadySubscribedEmail, confirmationEmail, firstNewsletterEmail, issueEmail } from '../emails/newsletter.ts';
import { joinRefundedEmail } from '../emails/join-refunded.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from '../emails/passkey.ts';
import { emailAskedEmail, emailChangedEmail, emailTakenEmail } from '../emails/account.ts';
import { lockedOutEmail, passwordChangedEmail, resetLinkEmail } from '../emails/password.ts';
import { friendCreditedEmail, friendJoinedEmail, friendLeftEmail } from '../emails/referral.ts';
import { signInCodeEmail } from '../emails/sign-in-code.ts';
import { textChangesEmail } from '../emails/text-changes.ts';
import { welcomeEmail } from '../emails/welcome.ts';
import { EmailSheet, checkEmail } from './EmailSheet.stories-kit.tsx';

const origin = 'https://www.myler.example';
const token = 'Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY';
const today = '2026-11-21';
const to = 'amara@example.com';
const unsubscribe = `${origin}/unsubscribe?token=${token}`;

/** Sixty characters, the longest name that the form accepts. */
const LONG = 'Wilhelmina-Bartholomea Featherstonehaugh-Cholmondeley-Marjor';
const RIGHT_TO_LEFT = 'أميرة';

const welcome = (firstName: string, receipt: Partial<RegistrationReceipt> = {}) =>
  welcomeEmail({
    registration: { email: to },
    receipt: {
      memberId: 'm1',
      firstName,
      membershipId: 'gold',
      price: { amount: 149_500, currency: 'GBP' },
      discount: { amount: 14_950, currency: 'GBP' },
      paid: { amount: 134_550, currency: 'GBP' },
      startsOn: '2026-11-21',
      renewsOn: '2027-11-21',
      card: { brand: 'VISA', lastFour: '4242' },
      ...receipt,
    },
    member: { number: '48210973556', mylerName: 'Adaeze Nwosu' },
    publicOrigin: origin,
    webAppUrl: `${origin}/app`,
  });

const lead: Lead = {
  source: 'discover-myler',
  name: 'Nadia Brandt',
  email: 'nadia@example.com',
  phoneNumber: '+41791234567',
  countryCode: 'CH',
  message: 'Three children, one of them afraid of lifts.\n\nIs there somewhere flat?',
};

const meta = {
  title: 'Letters/By mail',
  component: EmailSheet,
  parameters: { layout: 'fullscreen' },
  play: checkEmail,
} satisfies Meta<typeof EmailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { args: { email: welcome('Amara') } };
export const WelcomeWithoutPictures: Story = { args: { email: welcome('Amara'), withPictures: false } };
export const WelcomeToALongName: Story = { args: { email: welcome(LONG, { membershipId: 'dynasty-dining' }) } };
export const WelcomeFromRightToLeft: Story = {
  args: { email: welcome(RIGHT_TO_LEFT, { membershipId: 'travel', discount: { amount: 0, currency: 'GBP' } }) },
};
export const PasswordLink: Story = {
  args: {
    email: resetLinkEmail.write(
      { to, firstName: 'Amara', minutes: 30, isLast: false },
      { link: `${mailLink(origin, 'reset-password')}${token}` },
    ),
  },
};
export const PasswordLinkAfterManyRequests: Story = {
  args: {
    email: resetLinkEmail.write(
      { to, firstName: 'Amara', minutes: 1320, isLast: true },
      { link: `${mailLink(origin, 'reset-password')}${token}` },
    ),
  },
};
const nothingEnded = { sessions: 0, payments: 0, passkeys: [], remainingPasskeys: [] };
const ended = {
  sessions: 3,
  hasForgottenDetails: false,
  isClosing: true,
  isOffered: true,
  receiptsTo: 'receipts@example.com',
  invitations: 2,
  people: 1,
  payments: 1,
  newEmail: 'somebody.else@example.com',
  passkeys: [{ name: 'Chrome on Windows', addedOn: '2026-11-19' }],
  remainingPasskeys: [{ name: 'The key in the drawer', addedOn: '2026-03-02' }],
  onCard: ['Layla Haddad'],
};
export const PasswordChanged: Story = {
  args: { email: passwordChangedEmail({ to, firstName: LONG, by: 'member', ended: nothingEnded }) },
};
export const PasswordChangedByLink: Story = {
  args: { email: passwordChangedEmail({ to, firstName: 'Amara', by: 'link', ended }) },
};
export const LockedOut: Story = {
  args: {
    email: lockedOutEmail.write(
      { to, firstName: 'Amara', ended },
      { link: `${mailLink(origin, 'reset-password')}${token}` },
    ),
  },
};
export const EmailAsked: Story = {
  args: {
    email: emailAskedEmail.write(
      { to, firstName: 'Amara', newEmail: 'amara.okafor@subsidiary.brandt-and-daughters.example' },
      { link: `${mailLink(origin, 'cancel-email')}${token}` },
    ),
  },
};
export const JoinRefunded: Story = {
  args: { email: joinRefundedEmail({ to, refund: { amount: 174_500, currency: 'EUR' } }) },
};
export const EmailTaken: Story = { args: { email: emailTakenEmail({ to, firstName: RIGHT_TO_LEFT }) } };
export const EmailChanged: Story = { args: { email: emailChangedEmail({ to, firstName: 'Amara', ended }) } };
export const PasskeyAdded: Story = {
  args: { email: passkeyAddedEmail({ to, firstName: 'Amara', name: 'Chrome on macOS' }) },
};
export const PasskeyRemoved: Story = {
  args: { email: passkeyRemovedEmail({ to, firstName: RIGHT_TO_LEFT, name: 'The key in the drawer' }) },
};
const referral = {
  user: { email: to, firstName: 'Amara' },
  credit: { amount: 14_950, currency: 'GBP' },
  publicOrigin: origin,
} as const;
export const FriendJoined: Story = { args: { email: friendJoinedEmail({ ...referral, until: '2026-12-05' }) } };
export const FriendCredited: Story = {
  args: { email: friendCreditedEmail({ ...referral, announced: { amount: 39_500, currency: 'GBP' } }) },
};
export const FriendLeft: Story = {
  args: { email: friendLeftEmail({ ...referral, user: { email: to, firstName: LONG } }) },
};
export const SignInCode: Story = {
  args: { email: signInCodeEmail.write({ to, firstName: RIGHT_TO_LEFT, isLast: false }, { code: '042517' }) },
};
export const SignInCodeLast: Story = {
  args: { email: signInCodeEmail.write({ to, firstName: 'Amara', isLast: true }, { code: '042517' }) },
};
export const TextChanges: Story = {
  args: {
    email: textChangesEmail({
      user: { email: to, firstName: RIGHT_TO_LEFT },
      text: { id: 'terms-and-conditions', title: 'Terms and conditions' },
      version: '4',
      holds: '3',
      effectiveOn: '2028-01-05',
      changes: [
        'The desk opens at eight.',
        'A card that is lost costs nothing. Before, a new one cost as much as a year of Travel.',
      ],
      publicOrigin: origin,
    }),
  },
};
export const NewsletterConfirmation: Story = {
  args: { email: confirmationEmail.write({ to }, { link: `${mailLink(origin, 'newsletter-confirm')}${token}` }) },
};
export const NewsletterFirst: Story = { args: { email: firstNewsletterEmail.write({ to, origin }, { unsubscribe }) } };
export const NewsletterAlready: Story = { args: { email: alreadySubscribedEmail.write({ to }, { unsubscribe }) } };
export const NewsletterIssue: Story = {
  args: {
    email: issueEmail.write({ to, issue: readIssue('2026-11-26-chesa-sulagl', chesaSulagl), origin }, { unsubscribe }),
  },
};
export const WelcomeWithThreeMylers: Story = {
  args: {
    email: welcomeEmail({
      ...(welcome('Amara', { membershipId: 'black-plus' }).data as Parameters<typeof welcomeEmail>[0]),
      member: {
        number: '48210973556',
        mylerName: 'Ingrid Solheim',
        mylers: [
          { name: 'Ingrid Solheim', city: 'Zürich', from: 9, until: 18 },
          { name: 'Dominic Achterberg', city: 'New York', from: 18, until: 23 },
          { name: 'Kofi Mensah-Bright', city: 'Melbourne', from: 23, until: 9 },
        ],
        nightLine: '+44 20 7946 0199',
      },
    }),
  },
};
export const EnquiryReceived: Story = { args: { email: acknowledgementEmail({ lead, asked: {}, today }) } };
const written = { link: `${mailLink(origin, 'have-written')}${token}` };
const toldOf = (event: DeskEvent) => deskToldEmail.write({ event, by: '2026-11-23' }, written);
const corporate: DeskEvent = {
  kind: 'enquiry',
  userId: null,
  source: 'corporate-membership',
  person: {
    name: `${RIGHT_TO_LEFT} حداد`,
    email: 'a.rather-long-mailbox-name-for-a-company@subsidiary.brandt-and-daughters.example',
  },
  shared: {
    phoneNumber: '+41791234567',
    country: 'Switzerland',
    organisation: 'Brandt & Töchter Beteiligungsgesellschaft mbH',
    membership: 'Dynasty',
  },
  message: 'مرحبا\n\nWe are forty, and meet in May. <b>Is there</b> somewhere flat? https://example.com/brief',
};
export const EnquiryToTheDesk: Story = { args: { email: toldOf(corporate) } };
const joined: DeskEvent = {
  kind: 'joined',
  userId: 'u1',
  person: { name: LONG, email: to },
  membership: { membershipId: 'black', memberNumber: '48210973556' },
  myler: { id: 'adaeze-nwosu', name: 'Adaeze Nwosu' },
  shared: {
    phoneNumber: '+447911123456',
    whatsApp: 'yes',
    place: 'London',
    country: 'United Kingdom',
    childrenAges: [0, 7],
  },
};
export const ToTheMylerJoined: Story = { args: { email: toldOf(joined) } };
export const ToTheMylerClosed: Story = {
  args: { email: deskNotedEmail.write({ event: { ...joined, kind: 'closed', shared: {} } }, {}) },
};
export const ToTheLeadOfTheDesk: Story = {
  args: {
    email: deskLateEmail({
      taskId: '0b6a4c0e-7a51-4a53-9d7e-0f6c1b5a2d11',
      kind: 'joined',
      heading: 'Amara Okafor has joined Black',
      shortHeading: 'Amara Okafor has joined Black',
      email: to,
      mylerName: 'Adaeze Nwosu',
      memberNumber: '48210973556',
      by: '2026-11-23',
    }),
  },
};
const asked = { hotel: 'Maison Palmier', myler: 'Yasmin Haddad' };
const aboutHotel = {
  ...lead,
  source: 'hotel',
  travelDates: 'October',
  family: '2 adults, children of 2 and 7',
} as const;
export const HotelEnquiryReceived: Story = {
  args: { email: acknowledgementEmail({ lead: aboutHotel, asked, today }) },
};
export const HotelEnquiryToTheDesk: Story = {
  args: {
    email: toldOf({
      kind: 'enquiry',
      userId: null,
      source: 'hotel',
      person: { name: lead.name, email: lead.email },
      shared: { hotel: asked.hotel, myler: asked.myler, travelDates: 'October', family: aboutHotel.family },
      message: lead.message,
    }),
  },
};
export const CompanyReceipt: Story = {
  args: {
    email: companyReceiptEmail({
      to: 'accounts@kestrel.example',
      kind: 'receipt',
      number: 1042,
      membershipId: 'dynasty',
    }),
  },
};
export const ReceiptsMailbox: Story = {
  args: { email: receiptsMailboxEmail({ to, firstName: 'Amara', mailbox: 'receipts-of-the-whole-house@example.com' }) },
};
