import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { veryLongAddress } from './account.stories-kit.ts';
import { EmailChangeForm } from './EmailChangeForm.tsx';

const meta = {
  title: 'Forms/Account/Email',
  component: EmailChangeForm,
  args: { email: 'amara@example.com', sendLink: fn(() => Promise.resolve()), onDone: fn() },
} satisfies Meta<typeof EmailChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByRole('textbox'), 'Amara@Okafor.example');
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await expect(await page.findByRole('status')).toHaveFocus();
    await expect(args.sendLink).toHaveBeenCalledWith('Amara@Okafor.example');
  },
};

export const TheSameAddress: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByRole('textbox'), 'amara@example.com');
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }));
    await expect(await page.findByRole('region', { name: 'Correct one field' })).toHaveFocus();
    await expect(args.sendLink).not.toHaveBeenCalled();
  },
};

/** On a telephone, and at 400 %: the whole address can be read, and the field stays within the form. */
export const AVeryLongAddress: Story = {
  args: { email: veryLongAddress },
  render: (args) => (
    <div className="story-phone">
      <EmailChangeForm {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form?.scrollWidth).toBe(form?.clientWidth);
  },
};
