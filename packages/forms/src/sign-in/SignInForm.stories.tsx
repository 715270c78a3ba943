import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, fn } from 'storybook/test';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Journeys/Sign in',
  component: SignInForm,
  args: {
    signIn: fn(() => Promise.resolve({ user: { id: '1', name: 'Amara' }, accessToken: 't', expiresIn: 300 })),
    onSignedIn: fn(),
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
    await expect(canvas.getByText('Enter your e-mail address and your password.')).toBeVisible();
    await expect(args.signIn).not.toHaveBeenCalled();
  },
};

export const SignsIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'amara@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'seven blue suitcases');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.signIn).toHaveBeenCalledWith({
      email: 'amara@example.com',
      password: 'seven blue suitcases',
      keepMeSignedIn: true,
    });
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { signIn: fn(() => Promise.reject(new Error('x'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'amara@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('amara@example.com');
  },
};
