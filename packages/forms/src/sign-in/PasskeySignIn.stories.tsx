import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Session } from '@myler/api-client/contract';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const session = { user: { id: 'u1', name: 'Amara' }, accessToken: 'access', expiresIn: 300 };

const meta = {
  title: 'Forms/Sign in/Passkey',
  component: PasskeySignIn,
  args: { signIn: fn((): Promise<Session | undefined> => Promise.resolve(session)), onSignedIn: fn() },
} satisfies Meta<typeof PasskeySignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in with a passkey' }));

export const SignedIn: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await expect(args.signIn).toHaveBeenCalledWith(true);
    await expect(args.onSignedIn).toHaveBeenCalledWith(session);
  },
};

export const Cancelled: Story = {
  parameters: { visual: false },
  args: { signIn: fn((): Promise<Session | undefined> => Promise.resolve(undefined)) },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const NotKnown: Story = {
  args: {
    signIn: fn((): Promise<Session | undefined> =>
      Promise.reject({ message: 'This passkey is not known here. Use another one, or sign in with your password.' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This passkey is not known here.');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};
