import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemberMembership } from '@myler/api-client/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { card } from './account.stories-kit.ts';
import { UpgradeThanks } from './UpgradeThanks.tsx';

const membership: MemberMembership = {
  number: '40218837125',
  firstName: 'Clara',
  lastName: 'Montague',
  membershipId: 'black',
  status: 'active',
  memberSince: '2026-11-21',
  startsOn: '2026-11-21',
  renewsOn: '2027-11-21',
  myler: { id: 'harriet-olufsen', name: 'Harriet Olufsen', city: 'Melbourne' },
  renewal: {
    membershipId: 'black',
    price: { amount: 395_000, currency: 'GBP' },
    noticeOn: '2027-10-22',
    isNoticeSent: false,
    card,
  },
  leaving: { kind: 'upgrade', until: '2026-12-11', refund: { amount: 245_500, currency: 'GBP' }, remaining: 'gold' },
  upgrades: [],
  lower: [],
};

const meta = {
  title: 'Forms/Account/Upgrade, thanks',
  component: UpgradeThanks,
  args: {
    membershipId: 'black',
    receipt: { membershipId: 'black', paid: { amount: 245_500, currency: 'GBP' }, receipt: 7 },
    membership,
    today: '2026-11-27',
    onDone: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof UpgradeThanks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'You are a Black member.' })).toHaveFocus();
    await expect(canvas.getByText('£2,455.00')).toBeVisible();
    await expect(
      canvas.getByText(/^Until December 11, 2026, £2,455.00 comes back if you change your mind/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};

/** A link that is followed closes the dialog in its own way: its page replaces the dialog's entry. */
export const TheReceiptIsFollowed: Story = {
  parameters: { visual: false },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'See the receipt' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The receipt was lost on its way, and the membership of before has not been read again yet. */
export const NotReadYet: Story = {
  args: { receipt: undefined, membership: { ...membership, membershipId: 'gold', myler: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are a Black member.' })).toBeVisible();
    await expect(canvas.queryByText('Change your mind')).toBeNull();
  },
};

export const ALongName: Story = {
  args: {
    membership: {
      ...membership,
      firstName: 'Wilhelmina Alexandrina',
      lastName: 'van den Broek-Vandenberg zu Achterbergh',
    },
  },
  render: (args) => (
    <div className="story-phone">
      <UpgradeThanks {...args} />
    </div>
  ),
};
