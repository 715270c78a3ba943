import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { joinedAtom } from '../../state/joinUsAtoms.ts';
import { asInBrowser, WizardWithFakeApi, seen, receipt } from '../../wizardWithFakeApi.stories-kit.tsx';

const meta = {
  title: 'Journeys/Join us/4 Welcome to Myler',
  component: WizardWithFakeApi,
  parameters: { layout: 'fullscreen' },
  args: {
    dialog: 'registration-success',
    prepare: (store) => store.set(joinedAtom, { receipt, signedIn: true }),
  },
  beforeEach: asInBrowser,
} satisfies Meta<typeof WizardWithFakeApi>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Welcome to Myler' });
    await seen(screen.getByText(/Amara, you are a member: the Gold card is yours/));
    await seen(screen.getByText(/£1,345.50 paid with Visa ending 4242/));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the site' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** After a reload during the payment only this much is known. */
export const AnswerLost: Story = {
  args: {
    prepare: (store) =>
      store.set(joinedAtom, {
        outcome: { status: 'succeeded', membershipId: 'travel', paid: { amount: 29_500, currency: 'GBP' } },
      }),
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: '360' } } };
