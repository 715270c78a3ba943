import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

const meta = {
  title: 'Forms/Account/Passkey',
  component: PasskeyNameForm,
  args: {
    name: 'Chrome on Mac',
    action: 'Continue',
    busyLabel: 'Adding it',
    send: fn(() => Promise.resolve()),
    onDone: fn(),
  },
} satisfies Meta<typeof PasskeyNameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  args: { children: <p>Your browser asks next where to keep the passkey.</p> },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.clear(page.getByRole('textbox'));
    await fill(page.getByRole('textbox'), '  The key in the drawer ');
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.send).toHaveBeenCalledWith('The key in the drawer');
    await expect(args.onDone).toHaveBeenCalled();
  },
};

export const WithoutAName: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.clear(page.getByRole('textbox'));
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(await page.findByRole('region', { name: 'Correct one field' })).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  args: {
    send: fn(() => Promise.reject({ message: 'The browser has not made a passkey, so nothing has changed.' })),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(await page.findByText(/nothing has changed/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
