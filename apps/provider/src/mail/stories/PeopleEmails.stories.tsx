import type { Meta, StoryObj } from '@storybook/react-vite';
import { mailLink } from '@myler/config/mail-links';
import { cardHandedOverEmail, cardOfferedEmail, cardOfferMadeEmail, cardTakenOverEmail } from '../emails/hand-over.ts';
import { accessEndedEmail, invitationEmail, memberInvitedEmail, personJoinedEmail } from '../emails/people.ts';
import { EmailSheet, checkEmail } from './EmailSheet.stories-kit.tsx';

const origin = 'https://www.myler.example';
const LONG = 'Wilhelmina-Bartholomea Featherstonehaugh-Cholmondeley-Marjor';
const user = { email: 'amara@example.com', firstName: 'Amara' };
const invited = {
  to: 'nadia@example.com',
  firstName: 'Nadia',
  inviter: 'Amara Okafor',
  membershipId: 'black-plus',
  role: 'carer',
  lastDay: '2027-06-30',
  expiresOn: '2026-12-11',
} as const;

const meta = {
  title: 'Letters/About people on a card',
  component: EmailSheet,
  parameters: { layout: 'fullscreen' },
  play: checkEmail,
} satisfies Meta<typeof EmailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {
  args: {
    email: invitationEmail.write(invited, {
      link: `${mailLink(origin, 'invitation')}Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY`,
    }),
  },
};
export const InvitationOfAMember: Story = { args: { email: memberInvitedEmail({ ...invited, inviter: LONG }) } };
export const Joined: Story = {
  args: { email: personJoinedEmail({ user, who: LONG, role: 'grandparent', publicOrigin: origin }) },
};
export const Removed: Story = {
  args: { email: accessEndedEmail({ user, reason: 'removed', closesOn: '2027-01-10' }) },
};
export const LastDayOver: Story = {
  args: { email: accessEndedEmail({ user, reason: 'day', lastDay: '2027-06-30', closesOn: '2027-07-30' }) },
};

const nextYear = { membershipId: 'black-plus', price: { amount: 950_000, currency: 'GBP' } } as const;
const offer = { user, publicOrigin: origin, renewsOn: '2027-11-21', nextYear };

export const CardOffered: Story = {
  args: { email: cardOfferedEmail({ ...offer, holder: LONG, from: '2026-12-02', until: '2026-12-12' }) },
};
export const CardOfferMade: Story = {
  args: {
    email: cardOfferMadeEmail({
      user,
      to: 'Kofi Mensah',
      from: '2026-12-02',
      until: '2026-12-12',
      publicOrigin: origin,
    }),
  },
};
export const CardTakenOver: Story = { args: { email: cardTakenOverEmail({ ...offer, holder: 'Amara Okafor' }) } };
export const CardHandedOver: Story = {
  args: { email: cardHandedOverEmail({ user, holder: 'Kofi Mensah', receipts: [1041, 1187], isProven: true }) },
};
