import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { veryLongAddress } from './account.stories-kit.ts';
import { CloseAccountForm } from './CloseAccountForm.tsx';

const meta = {
  title: 'Forms/Account/Closing',
  component: CloseAccountForm,
  args: { email: 'amara@example.com', endsOn: '2027-11-21', close: fn(() => Promise.resolve()), onClosed: fn() },
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
