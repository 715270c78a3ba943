import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ApiError } from '@myler/api-client/errors';
import { fill } from '../fill.stories-kit.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Journeys/Password',
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sendLink = fn(() => Promise.resolve());
const onSent = fn();
const rejectWith = (status: number, data: object) =>
  Promise.reject(new ApiError({ request: { method: 'POST', url: '/api' }, status, data }));

export const Forgotten: Story = {
  render: () => <ForgotPasswordForm sendLink={sendLink} onSent={onSent} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await fill(email, ' amara@example.com ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(sendLink).toHaveBeenLastCalledWith('amara@example.com');
    await expect(onSent).toHaveBeenLastCalledWith('amara@example.com');
  },
};

export const TooManyAsked: Story = {
  render: () => (
    <ForgotPasswordForm
      email="amara@example.com"
      sendLink={() => rejectWith(429, { message: 'That is enough links for now. Try again in a quarter of an hour.' })}
      onSent={onSent}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/enough links for now/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('amara@example.com');
  },
};

export const Sent: Story = {
  // No picture: the countdown would differ in each run.
  parameters: { visual: false },
  render: () => <CheckYourEmail email="amara@example.com" sendLink={sendLink} onChangeAddress={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
  },
};

export const SentAgain: Story = {
  render: () => <CheckYourEmail email="amara@example.com" pause={0} sendLink={sendLink} onChangeAddress={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(await canvas.findByText(/Another link is on its way/)).toBeVisible();
  },
};

export const ChoosingANewOne: Story = {
  render: () => <ResetPasswordForm reset={() => Promise.resolve()} onSignIn={fn()} onNewLink={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByLabelText('New password'), 'seven blue suitcases');
    await fill(canvas.getByLabelText('Confirm new password'), 'seven blue suitcase');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my password' }));
    await expect(canvas.getByText('The two passwords are different. Type the same one again.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my password' }));
    await expect(await canvas.findByText(/Your password is changed/)).toBeVisible();
  },
};

const reset = fn(() => Promise.resolve());

export const WithPasskeys: Story = {
  parameters: { visual: { widths: [360] } },
  render: () => (
    <ResetPasswordForm
      passkeys={[
        { id: 'recent', name: 'Chrome on Windows', addedAt: '2026-11-19T22:41:00Z', isKept: false },
        { id: 'older', name: 'The key in the drawer', addedAt: '2026-03-02T09:00:00Z', isKept: true },
        { id: 'oldest', name: 'Clé du tiroir', addedAt: '2025-12-24T09:00:00Z', isKept: true },
      ]}
      reset={reset}
      onSignIn={fn()}
      onNewLink={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Keep your passkeys?' }));
    await expect(group.getByRole('checkbox', { name: 'Chrome on Windows' })).not.toBeChecked();
    await expect(group.getByRole('checkbox', { name: 'The key in the drawer' })).toHaveAccessibleDescription(
      'Added on March 02, 2026',
    );
  },
};

export const PasskeysDropped: Story = {
  ...WithPasskeys,
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Clé du tiroir' }));
    await fill(canvas.getByLabelText('New password'), 'seven blue suitcases');
    await fill(canvas.getByLabelText('Confirm new password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my password' }));
    await expect(await canvas.findByText(/We have removed the passkeys without a tick/)).toBeVisible();
    await expect(reset).toHaveBeenLastCalledWith('seven blue suitcases', ['older']);
  },
};

export const FirstUseOfTheMailbox: Story = {
  parameters: { visual: { widths: [360] } },
  render: () => (
    <ResetPasswordForm
      passkeys={[]}
      removed={{ passkeys: 2, hasStoredCard: true }}
      reset={reset}
      onSignIn={fn()}
      onNewLink={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/so we remove the 2 passkeys, the stored card and all details but the name and the country/),
    ).toBeVisible();
  },
};

export const FirstUseDone: Story = {
  ...FirstUseOfTheMailbox,
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByLabelText('New password'), 'seven blue suitcases');
    await fill(canvas.getByLabelText('Confirm new password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my password' }));
    await expect(
      await canvas.findByText(/We have removed the 2 passkeys, the stored card and all details/),
    ).toBeVisible();
  },
};

export const LinkTooOld: Story = {
  render: () => (
    <ResetPasswordForm
      reset={() =>
        rejectWith(410, { code: 'reset-link-over', message: 'It was used already, or is older than half an hour.' })
      }
      onSignIn={fn()}
      onNewLink={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByLabelText('New password'), 'seven blue suitcases');
    await fill(canvas.getByLabelText('Confirm new password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my password' }));
    await expect(await canvas.findByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
};
