import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { asInBrowser } from '../join-us/wizard-with-fake-api.stories-kit.tsx';
import { problem } from './account.stories-kit.ts';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';

const meta = {
  title: 'Forms/Account/Password',
  component: PasswordChangeForm,
  args: {
    owner: { email: 'amara@example.com', firstName: 'Amara', lastName: 'Okafor' },
    change: fn(() => Promise.resolve()),
    onDone: fn(),
  },
  beforeEach: asInBrowser,
} satisfies Meta<typeof PasswordChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement) {
  const page = within(element);
  await fill(page.getByLabelText('Current password'), 'three blue kites');
  await fill(page.getByLabelText('New password'), 'seven green boats');
  await fill(page.getByLabelText('Confirm new password'), 'seven green boats');
  await userEvent.click(page.getByRole('button', { name: 'Change my password' }));
}

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByText(/Your password is changed/)).toHaveFocus();
    await expect(args.change).toHaveBeenCalledWith({ password: 'three blue kites', newPassword: 'seven green boats' });
  },
};

export const WrongPassword: Story = {
  args: {
    change: fn(() => Promise.reject(problem(401, { code: 'password-wrong', message: 'This is not your password.' }))),
  },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByLabelText('Current password')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};
