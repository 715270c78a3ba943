import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { asInBrowser } from '../join-us/wizard-with-fake-api.stories-kit.tsx';
import { problem } from './account.stories-kit.ts';
import { PasswordConfirmationForm } from './PasswordConfirmationForm.tsx';

const meta = {
  title: 'Forms/Account/Enter your password',
  component: PasswordConfirmationForm,
  args: { confirm: fn(() => Promise.resolve()), onConfirmed: fn() },
  beforeEach: asInBrowser,
} satisfies Meta<typeof PasswordConfirmationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByLabelText('Your password'), 'three blue kites');
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(args.onConfirmed).toHaveBeenCalledOnce();
  },
};

export const ByPasskey: Story = {
  args: { confirmWithPasskey: fn(() => Promise.resolve(true as const)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use a passkey instead' }));
    await expect(args.onConfirmed).toHaveBeenCalledOnce();
    await expect(args.confirm).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: { confirm: fn(() => Promise.reject(problem(401, { code: 'password-wrong', message: 'This is not it.' }))) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByLabelText('Your password'), 'three red kites');
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(await page.findByText('This is not it.')).toBeVisible();
    await expect(args.onConfirmed).not.toHaveBeenCalled();
  },
};
