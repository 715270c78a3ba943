import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, fn } from 'storybook/test';
import type { SignIn } from '@myler/api-client/contract';
import { ApiError } from '@myler/api-client/errors';
import { fill } from '../fill.stories-kit.ts';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Journeys/Sign in',
  component: SignInForm,
  args: {
    signIn: fn(() => Promise.resolve({ user: { id: '1', name: 'Amara' }, accessToken: 't', expiresIn: 300 })),
    onSignedIn: fn(),
    onForgotten: fn(),
  },
  decorators: [
    (Story) => (
      <Provider>
        <Story />
      </Provider>
    ),
  ],
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Enter your email address and your password.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(args.signIn).not.toHaveBeenCalled();
  },
};

export const SignsIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas.getByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await fill(canvas.getByLabelText('Password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.signIn).toHaveBeenCalledWith({
      email: 'amara@example.com',
      password: 'seven blue suitcases',
      keepMeSignedIn: true,
    });
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { signIn: fn(() => Promise.reject(new Error('x'))) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await fill(canvas.getByLabelText('Password'), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('amara@example.com');
  },
};

/** Whoever writes to us about it can quote the line. */
export const NotNow: Story = {
  args: {
    signIn: fn(() =>
      Promise.reject(
        new ApiError({
          request: { method: 'POST', url: '/api/token' },
          status: 502,
          data: {
            message: 'A part of our service did not answer. Please try again in a moment.',
            requestId: '4x1rk9-ci',
          },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await fill(canvas.getByLabelText('Password'), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('4x1rk9-ci')).toBeVisible();
  },
};

/** The provider does not say which of the two is wrong, so both fields are marked until one is edited. */
export const WrongPair: Story = {
  args: {
    signIn: fn(() =>
      Promise.reject(
        new ApiError({
          request: { method: 'POST', url: '/api/token' },
          status: 401,
          data: { code: 'sign-in-failed', message: 'This email address and password do not match.' },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await fill(email, 'amara@example.com');
    await fill(password, 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('This email address and password do not match.')).toBeVisible();
    await expect(email).toBeInvalid();
    await expect(password).toBeInvalid();
    await userEvent.type(password, '!');
    await expect(email).not.toBeInvalid();
    await expect(password).not.toBeInvalid();
  },
};

const codeNeeded = new ApiError({
  request: { method: 'POST', url: '/api/token' },
  status: 401,
  data: { code: 'code-needed', message: 'We have sent a code to your address. Enter it below to go on.' },
});

export const ACodeIsAskedFor: Story = {
  args: {
    signIn: fn((credentials: SignIn) =>
      credentials.code === '204816'
        ? Promise.resolve({ user: { id: '1', name: 'Amara' }, accessToken: 't', expiresIn: 300 })
        : Promise.reject(codeNeeded),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas.getByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await fill(canvas.getByLabelText('Password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const code = await canvas.findByRole('textbox', { name: 'Code from the email' });
    await expect(code).not.toBeInvalid();
    await expect(canvas.getByRole('region', { name: 'One more step' })).toHaveFocus();
    await expect(canvas.queryByText('That did not work.')).toBeNull();
    await userEvent.type(code, '111 111');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Check the code: it has six digits.')).toBeVisible();
    await expect(code).toBeInvalid();
    await userEvent.clear(code);
    await userEvent.type(code, '204 816');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

/** An email may be lost. The box asks for the code and is not red: nothing went wrong. */
export const TheCodeIsSentAgain: Story = {
  args: { signIn: fn(() => Promise.reject(codeNeeded)) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas.getByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await fill(canvas.getByLabelText('Password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code from the email' }), '111');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code again' }));
    await expect(args.signIn).toHaveBeenLastCalledWith({
      email: 'amara@example.com',
      password: 'seven blue suitcases',
      keepMeSignedIn: true,
      newCode: true,
    });
    await expect(await canvas.findByRole('region', { name: 'One more step' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Code from the email' })).toHaveValue('');
  },
};

export const Forgotten: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas.getByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgotten your password?' }));
    await expect(args.onForgotten).toHaveBeenCalledWith('amara@example.com');
  },
};
