import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { CardPeople, MemberMembership, MemberPasskeys } from '@myler/api-client/contract';
import { card, details, problem, upgrade } from './account.stories-kit.ts';
import { AccountTaskContent } from './AccountTaskContent.tsx';
import { KeptByLaw } from './KeptByLaw.tsx';
import type { MemberAccount } from './member-account.ts';

const membership = {
  membershipId: 'gold',
  renewsOn: '2027-11-21',
  renewal: { membershipId: 'gold', price: { amount: 149_500, currency: 'GBP' }, noticeOn: '2027-10-22', card },
  upgrades: [upgrade],
  lower: [{ membershipId: 'travel', price: { amount: 29_500, currency: 'GBP' } }],
} as unknown as MemberMembership;
const passkeys = { items: [{ id: 'p1', name: 'Blue laptop' }] } as unknown as MemberPasskeys;

const people = {
  holder: { firstName: 'Amara', lastName: 'Okafor' },
  people: [
    { id: 'p1', firstName: 'Nadia', lastName: 'Brandt', role: 'carer', seesChildren: false, joinedOn: '2026-11-27' },
  ],
  invitations: [{ id: 'i1', firstName: 'Ines', lastName: 'Lind', email: 'ines@example.com', role: 'grandparent' }],
  places: [],
  children: [],
} as unknown as CardPeople;

const call = fn<(name: string, options?: object) => Promise<unknown>>();
const show = fn<MemberAccount['show']>();
const forget = fn<MemberAccount['forget']>();
const read = fn<MemberAccount['read']>();
const account = {
  provider: { call },
  site: { call },
  asMember: (ask: () => Promise<unknown>) => ask(),
  withPassword: (ask: () => Promise<unknown>) => ask(),
  show,
  forget,
  read,
  loadCreatePasskey: () => Promise.reject(problem(400, { message: 'The browser has made no passkey.' })),
  signOut: fn(),
} as unknown as MemberAccount;

const meta = {
  title: 'Journeys/An account/A task',
  component: AccountTaskContent,
  args: {
    task: 'stop',
    membershipId: undefined,
    passkeyId: undefined,
    account,
    data: { membership, details, passkeys, people, payments: { payments: [], card, invoice: {} } },
    onDone: fn(),
    onFollow: fn(),
  },
  parameters: { visual: false },
  beforeEach: () => {
    call.mockReset().mockResolvedValue(membership);
    show.mockReset();
    read.mockReset().mockResolvedValue();
    sessionStorage.removeItem('upgrade-attempt');
  },
} satisfies Meta<typeof AccountTaskContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the provider answers is shown wherever the membership is shown. */
export const StopTheRenewal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the renewal' }));
    await expect(call).toHaveBeenCalledWith('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    await expect(show).toHaveBeenCalledWith({ membership });
    await expect(args.onDone).toHaveBeenCalled();
  },
};

export const ALowerMembershipNextYear: Story = {
  args: { task: 'next-year' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Travel/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Renew as Travel' }));
    await expect(call).toHaveBeenCalledWith('changeMembership', { body: { renews: true, membershipId: 'travel' } });
  },
};

/** Keeping what holds is one of the choices, and there is no second button that does the same. */
export const TheSameMembershipNextYear: Story = {
  args: { task: 'next-year' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Gold' }));
    await expect(call).not.toHaveBeenCalled();
    await expect(args.onDone).toHaveBeenCalled();
  },
};

export const RemoveAPasskey: Story = {
  args: { task: 'remove-passkey', passkeyId: 'p1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    await expect(call).toHaveBeenCalledWith('removePasskey', { params: { id: 'p1' } });
  },
};

export const RenameAPasskey: Story = {
  args: { task: 'rename-passkey', passkeyId: 'p1' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /name/i }), ' in the hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(call).toHaveBeenCalledWith('renamePasskey', {
      params: { id: 'p1' },
      body: { name: 'Blue laptop in the hall' },
    });
  },
};

/** The browser says why it made no passkey. */
export const APasskeyThatIsNotMade: Story = {
  args: { task: 'add-passkey' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('The browser has made no passkey.')).toBeVisible();
  },
};

export const CloseAtOnce: Story = {
  args: { task: 'close' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /now/i }));
    await userEvent.type(canvas.getByRole('textbox', { name: /email/i }), details.email);
    await userEvent.click(canvas.getByRole('button', { name: /close/i }));
    await expect(account.signOut).toHaveBeenCalled();
  },
};

/** What the upgrade has changed is read again: of the credit only where it is shown, since others may not ask for it. */
export const AnUpgradeWithCredit: Story = {
  args: {
    task: 'upgrade',
    membershipId: 'black',
    data: {
      ...meta.args.data,
      referral: { code: 'AMARA7', credit: { amount: 20_000, currency: 'GBP' }, waiting: [], history: [] },
    },
  },
  play: async ({ canvas }) => {
    call.mockResolvedValue({ membershipId: 'black', paid: upgrade.due, receipt: 7 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £2,023.67 and move to Black' }));
    await expect(await canvas.findByRole('heading', { name: 'You are a Black member.' })).toBeVisible();
    await expect(read.mock.calls.flat()).toEqual(['membership', 'payments', 'referral']);
  },
};

export const AnUpgradeThatIsGone: Story = {
  args: { task: 'upgrade', membershipId: 'dynasty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is no longer an upgrade for you.');
  },
};

export const WhatTheLawKeeps: Story = { render: () => <KeptByLaw /> };

/** Whoever chooses a card with fewer places reads first whose they are. */
export const ALowerMembershipWithFewerPlaces: Story = {
  args: {
    task: 'next-year',
    data: {
      ...meta.args.data,
      membership: {
        ...membership,
        lower: [{ ...membership.lower[0]!, withoutPlace: ['Nadia Brandt', 'Ines Lind'] }],
      },
    },
  },
  play: async ({ canvas }) => {
    const losing = 'From that day the card has no place for Nadia Brandt and Ines Lind. We write to them then.';
    await expect(canvas.queryByText(losing)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Travel/ }));
    await expect(canvas.getByText(losing)).toHaveRole('status');
  },
};

/** The answer of each is who is on the card then. */
export const RemoveSomebody: Story = {
  args: { task: 'remove-person', personId: 'p1' },
  play: async ({ canvas, args }) => {
    call.mockResolvedValue(people);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Nadia' }));
    await expect(call).toHaveBeenCalledWith('removePerson', { params: { id: 'p1' } });
    await expect(show).toHaveBeenCalledWith({ people });
    await expect(args.onDone).toHaveBeenCalled();
  },
};

export const WithdrawAnInvitation: Story = {
  args: { task: 'withdraw-invitation', personId: 'i1' },
  play: async ({ canvas }) => {
    call.mockResolvedValue(people);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw it' }));
    await expect(call).toHaveBeenCalledWith('withdrawInvitation', { params: { id: 'i1' } });
    await expect(show).toHaveBeenCalledWith({ people });
  },
};

/** Whoever has left a card sees nothing of it, also not what was read before. */
export const LeaveSomebodysCard: Story = {
  args: { task: 'leave-card' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the card' }));
    await expect(call).toHaveBeenCalledWith('leaveCard');
    await expect(forget).toHaveBeenCalledWith(['people', 'membership']);
  },
};

const second = { ...people.people[0], id: 'p2', firstName: 'Kofi', lastName: 'Mensah', role: 'second-adult' };
const couple = { ...people, people: [second] } as CardPeople;

export const OfferTheCard: Story = {
  args: { task: 'offer-card', personId: 'p2', data: { ...meta.args.data, people: couple } },
  play: async ({ canvas }) => {
    call.mockResolvedValue(people);
    await userEvent.click(canvas.getByRole('button', { name: 'Offer the card' }));
    await expect(call).toHaveBeenCalledWith('offerCard', { params: { id: 'p2' } });
    await expect(show).toHaveBeenCalledWith({ people });
  },
};

export const TakeBackTheOffer: Story = {
  args: { task: 'withdraw-offer', personId: 'p2', data: { ...meta.args.data, people: couple } },
  play: async ({ canvas }) => {
    call.mockResolvedValue(people);
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await expect(call).toHaveBeenCalledWith('withdrawOffer', { params: { id: 'p2' } });
  },
};

/** The new holder reads everything of the account again. */
export const TakeOverTheCard: Story = {
  args: {
    task: 'take-over-card',
    data: {
      ...meta.args.data,
      people: {
        ...people,
        offer: {
          from: '2026-12-02',
          until: '2026-12-12',
          renewsOn: '2027-11-21',
          nextYear: { membershipId: 'gold', price: { amount: 149_500, currency: 'GBP' } },
        },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over the card' }));
    await expect(canvas.getAllByText('Accept the terms and conditions to go on.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take over the card' }));
    await expect(call).toHaveBeenCalledWith('takeOverCard', { body: { termsAccept: true } });
    await expect(read.mock.calls.flat()).toEqual(['membership', 'people']);
    await expect(args.onDone).toHaveBeenCalled();
  },
};
