import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { veryLongAddress } from './account.stories-kit.ts';
import { CloseAccountForm } from './CloseAccountForm.tsx';

const meta = {
  title: 'Forms/Account/Closing',
  component: CloseAccountForm,
  args: {
    email: 'amara@example.com',
    endsOn: '2027-11-21',
    today: '2026-11-27',
    close: fn(() => Promise.resolve()),
    leave: fn(() => Promise.resolve()),
    onClosed: fn(),
  },
} satisfies Meta<typeof CloseAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterTheYear: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close it when the year is over' }));
    await expect(args.close).toHaveBeenCalledWith({ when: 'after-year' });
    await expect(args.onClosed).toHaveBeenCalledWith('after-year');
  },
};

export const NowWithAnotherAddress: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'Now' }));
    await fill(page.getByRole('textbox'), 'amara@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Close my account now' }));
    await expect(await page.findByRole('region', { name: 'Correct one field' })).toHaveFocus();
    await expect(args.close).not.toHaveBeenCalled();
  },
};

const leaving = { kind: 'membership', until: '2026-12-10', refund: { amount: 380_050, currency: 'GBP' } } as const;

/** While money is due back, leaving with it is offered first, and closing gives it back too. */
export const WithARefundDue: Story = {
  args: { leaving },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Until December 10, 2026, £3,800.50 comes back to your card\./)).toBeVisible();
    await expect(page.getByText('Thirteen days are left.')).toBeVisible();
    await expect(page.queryByText(/without a refund/)).toBeNull();
    await expect(page.getAllByRole('radio')[0]).toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Leave and get £3,800.50 back' }));
    await expect(args.leave).toHaveBeenCalledWith({ kind: 'membership', refund: leaving.refund });
    await expect(args.close).not.toHaveBeenCalled();
    await expect(args.onClosed).toHaveBeenCalledWith('leave');
  },
};

export const WithARefundDueAndClosed: Story = {
  args: { leaving },
  parameters: { visual: false },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /^Leave, and close it now/ }));
    await fill(page.getByRole('textbox'), 'amara@example.com');
    await userEvent.click(page.getByRole('button', { name: 'Close my account and get £3,800.50 back' }));
    await expect(args.close).toHaveBeenCalledWith({ when: 'now', email: 'amara@example.com' });
  },
};

const creditOnly = {
  kind: 'upgrade',
  until: '2026-12-10',
  refund: { amount: 0, currency: 'GBP' },
  credit: { amount: 5_000, currency: 'GBP' },
  remaining: 'gold',
} as const;

/** The credit comes back to whoever stays, and ends with the account: it is in no sum of closing. */
export const WithACreditThatEnds: Story = {
  args: { leaving: { ...creditOnly, refund: leaving.refund } },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel the upgrade and get £3,850.50 back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Leave, and close it now/ }));
    await expect(canvas.getByText('£3,800.50')).toBeVisible();
    await expect(canvas.getByText(/Your credit ends with it\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close my account and get £3,800.50 back' })).toBeVisible();
  },
};

export const WithCreditOnly: Story = {
  args: { leaving: creditOnly },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Leave, and close it now/ }));
    await expect(canvas.getByRole('button', { name: 'Close my account now' })).toBeVisible();
    await expect(canvas.queryByText('£0.00')).toBeNull();
  },
};

export const WithAnUpgradeToCancel: Story = {
  args: { leaving: { ...leaving, kind: 'upgrade' as const, remaining: 'gold' as const } },
};

export const Ended: Story = { args: { endsOn: undefined } };

/** On a telephone, and at 400 %: the address that is to be typed can be read to its end. */
export const AVeryLongAddress: Story = {
  args: { email: veryLongAddress, endsOn: undefined },
  render: (args) => (
    <div className="story-phone">
      <CloseAccountForm {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form?.scrollWidth).toBe(form?.clientWidth);
  },
};
