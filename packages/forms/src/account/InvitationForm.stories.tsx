import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { problem, veryLongAddress } from './account.stories-kit.ts';
import { InvitationForm } from './InvitationForm.tsx';

const meta = {
  title: 'Forms/Account/An invitation',
  component: InvitationForm,
  args: {
    invitation: {
      firstName: 'Nadia',
      lastName: 'Brandt',
      email: 'nadia@example.com',
      inviter: 'Amara Okafor',
      membershipId: 'black-plus',
      role: 'carer',
      lastDay: '2027-06-30',
      expiresAt: '2026-12-11T10:00:00.000Z',
    },
    hasPasskeys: true,
    accept: fn(() => Promise.resolve('with-password' as const)),
    onDone: fn(),
  },
} satisfies Meta<typeof InvitationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (page: ReturnType<typeof within>, name: string) => userEvent.click(page.getByRole('button', { name }));

export const WithAPassword: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByLabelText('Choose a password'), 'eleven paper lanterns');
    await userEvent.click(page.getByRole('checkbox'));
    await press(page, 'Accept and join the card');
    await expect(args.onDone).toHaveBeenCalledWith('with-password');
    await expect(args.accept).toHaveBeenCalledWith({
      firstName: 'Nadia',
      lastName: 'Brandt',
      password: 'eleven paper lanterns',
    });
  },
};

/** A password is neither asked for nor sent. */
export const WithAPasskey: Story = {
  args: { accept: fn(() => Promise.resolve('with-password' as const)) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await press(page, 'Use a passkey instead of a password');
    await userEvent.click(page.getByRole('checkbox'));
    await press(page, 'Accept, and make a passkey');
    await expect(args.accept).toHaveBeenCalledWith({ firstName: 'Nadia', lastName: 'Brandt', password: undefined });
  },
};

export const AllErrors: Story = {
  args: { invitation: { ...meta.args.invitation, email: veryLongAddress, firstName: '', lastName: '' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(page, 'Accept and join the card');
    await expect(await page.findByRole('link', { name: 'Enter your first name.' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Accept the terms/ })).toBeVisible();
  },
};

export const WithdrawnMeanwhile: Story = {
  args: { accept: fn(() => Promise.reject(problem(410, { message: 'This invitation was withdrawn or used.' }))) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(page.getByLabelText('Choose a password'), 'eleven paper lanterns');
    await userEvent.click(page.getByRole('checkbox'));
    await press(page, 'Accept and join the card');
    await expect(await page.findByText('This invitation was withdrawn or used.')).toBeVisible();
  },
};
