import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GiftCardBalance } from '@myler/api-client/contract';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fill } from '../../../fill.stories-kit.ts';
import { editJoinFormAtom, fillJoinFormAtom } from '../../state/join-us-atoms.ts';
import {
  asInBrowser,
  WizardWithFakeApi,
  seen,
  problem,
  receipt,
  welcome10,
  type WizardWithFakeApiProps,
} from '../../wizard-with-fake-api.stories-kit.tsx';

const meta = {
  title: 'Journeys/Join us/3 Payment',
  component: WizardWithFakeApi,
  parameters: { layout: 'fullscreen' },
  args: { dialog: 'join-us-3', membershipId: 'gold', isFilled: true },
  beforeEach: async () => {
    await asInBrowser();
    sessionStorage.removeItem('join-attempt');
  },
} satisfies Meta<typeof WizardWithFakeApi>;

export default meta;
type Story = StoryObj<typeof meta>;

const acceptTerms: NonNullable<WizardWithFakeApiProps['prepare']> = (store) =>
  store.set(editJoinFormAtom, { termsAccept: true });
const pay = () => screen.findByRole('button', { name: /^Pay / });
const number = () => screen.findByRole('textbox', { name: /Card number/ });

export const Untouched: Story = {
  args: { isFilled: false },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Payment' });
    await expect(await pay()).toHaveTextContent('Pay £1,495.00 and join');
  },
};

export const WithCode: Story = {
  args: {
    prepare: (store) =>
      store.set(fillJoinFormAtom, {
        referralCode: 'WELCOME10',
        checkedCode: { coupon: welcome10('gold', 'GBP'), membershipId: 'gold', currency: 'GBP' },
      }),
  },
  play: async () => {
    await expect(await pay()).toHaveTextContent('Pay £1,345.50 and join');
  },
};

/** The brand is shown while the digits are typed, and sets the length of the security code. */
export const BrandAsTyped: Story = {
  args: { isFilled: false },
  play: async () => {
    const field = await number();
    await fill(field, '378282246310005');
    await expect(field).toHaveValue('3782 822463 10005');
    await expect((await screen.findAllByText('American Express')).length).toBeGreaterThan(0);
    await expect(screen.getByRole('textbox', { name: /Security code/ })).toHaveAccessibleDescription(
      /4 digits on the front/,
    );
  },
};

/** The caret stays where a digit in the middle is corrected. */
export const MendedInTheMiddle: Story = {
  play: async () => {
    const field = (await number()) as HTMLInputElement;
    field.focus();
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('4242 2424 2424 242');
    await expect(field.selectionStart).toBe(4);
    await userEvent.keyboard('4');
    await expect(field).toHaveValue('4242 4242 4242 4242');
  },
};

/** If a code covers the whole price, the card fields disappear and the button says Join. */
export const NothingToPay: Story = {
  args: {
    prepare: (store) => {
      const coupon = { ...welcome10('gold', 'GBP'), code: 'FULLHOUSE', discount: receipt.price };
      store.set(fillJoinFormAtom, { checkedCode: { coupon, membershipId: 'gold', currency: 'GBP' } });
    },
  },
  play: async () => {
    // Not found by its button, because the page behind the dialog has a button of the same name.
    await seen(await screen.findByText(/There is nothing to pay today/));
    await expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /Card number/ })).toBeNull();
  },
};

const half = { amount: 50_000, currency: 'GBP' } as const;
const gift: GiftCardBalance = { status: 'good', balance: half, worth: half, validUntil: '2031-12-24' };

export const GiftCode: Story = {
  args: { provider: { giftBalance: () => Promise.resolve(gift) } },
  play: async () => {
    await userEvent.click(await screen.findByText('I have a gift code'));
    await fill(await screen.findByRole('textbox', { name: /Gift code/ }), '0000-0000-0000-0000-0000');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await seen(await screen.findByText('This gift pays £500 today.'));
    await expect(await pay()).toHaveTextContent('Pay £995.00 and join');
  },
};

/** The terms open from the payment step and return to it, with all input kept. */
export const TermsAndBack: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'terms and conditions' }));
    await screen.findByRole('dialog', { name: 'Terms and conditions' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Payment' });
    await expect(await number()).toHaveValue('4242 4242 4242 4242');
    await waitFor(() => expect(screen.getByRole('button', { name: 'terms and conditions' })).toHaveFocus());
  },
};

export const NothingFilledIn: Story = {
  args: { isFilled: false, dialog: 'join-us-3', prepare: (store) => store.set(editJoinFormAtom, filledButTheCard) },
  play: async () => {
    await userEvent.click(await pay());
    await seen(await screen.findByRole('link', { name: 'Enter your card number.' }));
    await seen(screen.getByRole('link', { name: 'Accept the terms and conditions to join.' }));
  },
};

const filledButTheCard = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  phoneNumber: '020 7946 0018',
  password: 'three blue kites',
  confirmPassword: 'three blue kites',
  city: { id: null, name: 'London' },
  countryCode: 'GB',
  dateOfBirth: { day: '14', month: '2', year: '1988' },
};

/** The bank declines: it is said once, above the fields, of which none is wrong, and the input is kept. */
export const Declined: Story = {
  args: {
    prepare: acceptTerms,
    client: {
      register: () =>
        Promise.reject(
          problem(402, {
            message: 'Your bank declined this card.',
            errors: {
              'creditCard.number': 'Your bank declined this card. You have not been charged. Try another card.',
            },
          }),
        ),
    },
  },
  play: async () => {
    await userEvent.click(await pay());
    const panel = await screen.findByRole('region', { name: 'The payment did not go through.' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(screen.getAllByText(/declined this card/)).toHaveLength(1);
    await expect(screen.queryByText(/Correct/)).toBeNull();
    await expect(await number()).not.toBeInvalid();
    await expect(await number()).toHaveValue('4242 4242 4242 4242');
  },
};

/** If the email address already belongs to a member, the wizard returns to its field. */
export const AlreadyAMember: Story = {
  args: {
    prepare: acceptTerms,
    client: {
      register: () =>
        Promise.reject(
          problem(422, {
            message: 'Check the form.',
            errors: { email: 'amara@example.com is already a member. Sign in instead.' },
          }),
        ),
    },
  },
  play: async () => {
    await userEvent.click(await pay());
    await screen.findByRole('dialog', { name: 'You and your family' });
    const link = await screen.findByRole('link', { name: /already a member/ });
    await waitFor(() => expect(link.closest('section')).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Amara');
  },
};

export const PriceChanged: Story = {
  args: {
    prepare: acceptTerms,
    client: {
      register: () => Promise.reject(problem(409, { message: 'Changed.', code: 'price-changed' })),
      prices: () =>
        Promise.resolve([
          { membershipId: 'gold', category: 'leisure', name: 'Gold', prices: [{ amount: 154_500, currency: 'GBP' }] },
        ]),
    },
  },
  play: async () => {
    await userEvent.click(await pay());
    const words = await screen.findByText(/it was £1,495, and is now £1,545/);
    const notice = words.closest('[role=alert]');
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(await pay()).toHaveTextContent('Pay £1,545.00 and join');
  },
};

export const ConnectionLost: Story = {
  args: {
    prepare: acceptTerms,
    client: {
      register: () => Promise.reject(problem(504, { requestId: '4x1rk9-ci' })),
      attempt: () => Promise.reject(problem(0)),
    },
  },
  play: async () => {
    await userEvent.click(await pay());
    await seen(await screen.findByText(/charged once, however often you press/));
    await expect(screen.getByText('4x1rk9-ci')).toBeVisible();
    await expect(sessionStorage.getItem('join-attempt')).toMatch(/^[0-9a-f-]{36}$/);
  },
};

/** A double press pays once, and nothing closes during the payment. */
export const PressedTwice: Story = {
  args: { prepare: acceptTerms, client: { register: fn(() => new Promise<never>(() => undefined)) } },
  play: async ({ args }) => {
    await userEvent.dblClick(await pay());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.client?.register).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}');
    await seen(screen.getByRole('dialog', { name: 'Payment' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: '360' } } };
