import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { problem } from './account.stories-kit.ts';
import { MailLinkForm } from './MailLinkForm.tsx';

const meta = {
  title: 'Forms/Account/Link of an email',
  component: MailLinkForm,
  args: {
    action: 'Send me the letter',
    busyLabel: 'Confirming',
    send: fn(() => Promise.resolve()),
    done: 'You are on the list. A first letter is on its way; the next comes on a Thursday.',
    onClose: fn(),
    children: <p>This address was entered for the Myler letter. Press the button, and it comes to you.</p>,
  },
} satisfies Meta<typeof MailLinkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a scanner of mail leaves it. */
export const Opened: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send me the letter' })).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send me the letter' }));
    await expect(await within(canvasElement).findByRole('status')).toHaveFocus();
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const TooOld: Story = {
  args: {
    send: fn(() =>
      Promise.reject(
        problem(410, {
          message: 'This link is older than a week or not complete, or the letter was stopped since. Ask for it again.',
        }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send me the letter' }));
    await expect(await within(canvasElement).findByText(/older than a week/)).toBeVisible();
  },
};
