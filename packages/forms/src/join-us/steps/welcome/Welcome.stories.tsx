import { useSetAtom } from 'jotai/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { MemberMembership } from '@myler/api-client/contract';
import { setSessionAtom } from '@myler/state/user';
import { card } from '../../../account/account.stories-kit.ts';
import { SignInForm } from '../../../sign-in/SignInForm.tsx';
import { joinedAtom } from '../../state/join-us-atoms.ts';
import { asInBrowser, WizardWithFakeApi, seen, receipt } from '../../wizard-with-fake-api.stories-kit.tsx';

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

const year: MemberMembership = {
  number: '2731 4058 66',
  firstName: 'Amara',
  lastName: 'Okafor',
  membershipId: 'travel',
  status: 'active',
  memberSince: '2026-11-21',
  startsOn: '2026-11-21',
  renewsOn: '2027-11-21',
  renewal: {
    membershipId: 'travel',
    isNoticeSent: false,
    price: { amount: 29_500, currency: 'GBP' },
    noticeOn: '2027-10-22',
    card,
  },
  upgrades: [],
  lower: [],
};

function SignInHere() {
  const setSession = useSetAtom(setSessionAtom);
  const session = { user: { id: 'b1f0', name: 'Amara' }, accessToken: 'a', expiresIn: 300 };
  return <SignInForm signIn={() => Promise.resolve(session)} onSignedIn={setSession} onForgotten={() => undefined} />;
}

/** After a reload during the payment the session is lost: the member signs in here, and sees the rest. */
export const AnswerLost: Story = {
  args: {
    prepare: (store) =>
      store.set(joinedAtom, {
        outcome: { status: 'succeeded', membershipId: 'travel', paid: { amount: 29_500, currency: 'GBP' } },
      }),
    member: { membership: () => Promise.resolve(year), wishJourney: () => Promise.resolve() },
    signIn: <SignInHere />,
  },
  play: async () => {
    await seen(await screen.findByText(/You are a member: the Travel card is yours/));
    await expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const AnswerLostAndSignedIn: Story = {
  args: { ...AnswerLost.args },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'amara@example.com');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'three blue kites');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await seen(await screen.findByText(/Amara.*, you are a member: the Travel card is yours.*You are signed in/));
    await seen(screen.getByText('£295.00 paid.'));
    await seen(screen.getByText('Your year runs from November 21, 2026 and renews on November 21, 2027.'));
    await expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
};

/** Black+ and Dynasty have three Mylers, and a line that is answered at any hour. */
export const WithThreeMylers: Story = {
  args: {
    prepare: (store) => store.set(joinedAtom, { receipt: { ...receipt, membershipId: 'black-plus' }, signedIn: true }),
    member: {
      membership: () =>
        Promise.resolve({
          ...year,
          membershipId: 'black-plus',
          myler: { id: 'ingrid-solheim', name: 'Ingrid Solheim', city: 'Zürich' },
          mylers: [
            { id: 'ingrid-solheim', name: 'Ingrid Solheim', city: 'Zürich', from: 9, until: 18 },
            { id: 'dominic-achterberg', name: 'Dominic Achterberg', city: 'New York', from: 18, until: 23 },
            { id: 'kofi-mensah-bright', name: 'Kofi Mensah-Bright', city: 'Melbourne', from: 23, until: 9 },
          ],
          nightLine: '+44 20 7946 0199',
          writes: { name: 'Ingrid Solheim', on: '2026-11-23' },
        }),
      wishJourney: () => Promise.resolve(),
    },
  },
  play: async () => {
    await seen(await screen.findByText(/leads your three Mylers, and writes by November 23, 2026/));
    await seen(screen.getByText(/Kofi Mensah-Bright in Melbourne, 23:00 to 09:00.*At any hour, ring/));
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: '360' } } };
