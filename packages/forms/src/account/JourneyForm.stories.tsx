import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { JourneyForm } from './JourneyForm.tsx';

const meta = {
  title: 'Forms/Account/One journey',
  component: JourneyForm,
  args: { to: 'Odile Rasolo', send: fn(() => Promise.resolve()) },
} satisfies Meta<typeof JourneyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAMyler: Story = {};
export const ToTheDesk: Story = { args: { to: undefined } };

export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByRole('textbox'), ' Two cots, one lake. ');
    await userEvent.click(page.getByRole('button', { name: 'Send it to Odile Rasolo' }));
    await expect(await page.findByRole('status')).toHaveFocus();
    await expect(args.send).toHaveBeenCalledWith('Two cots, one lake.');
  },
};

export const Nothing: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send it to Odile Rasolo' }));
    await expect(await page.findByText(/a sentence or two/)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
