import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import { now, options, problem, receipt } from './gift-cards.stories-kit.ts';

const meta = {
  title: 'Journeys/A gift card/Buying',
  component: GiftCardForm,
  args: {
    options,
    currency: 'GBP',
    termsHref: '/terms-and-conditions#gift-cards',
    timeZone: 'Europe/London',
    now,
    buy: fn(() => Promise.resolve(receipt)),
    reloadOptions: () => Promise.resolve(options),
  },
  beforeEach: () => {
    sessionStorage.removeItem('gift-attempt');
  },
} satisfies Meta<typeof GiftCardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const write = async () => {
  await userEvent.type(box('Their name'), 'Nell');
  await fill(box('Their email'), 'nell@example.com');
  await fill(box(/What you write inside/), 'Take your sister.');
  await fill(box('Your name'), 'Grandpa Tom');
  await fill(box('Your email'), 'tom@example.com');
};
const fillCard = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name on card' }), 'T Ash');
  await fill(box('Card number'), '4242424242424242');
  await userEvent.type(box(/Expiry/), '1231');
  await userEvent.type(box(/Security code/), '123');
};
const pay = async () => {
  await write();
  await press('Check the card');
  await fillCard();
  await press('Pay £250.00');
};

export const Untouched: Story = {};
export const OnATelephone: Story = { parameters: { visual: false }, globals: { viewport: { value: '360' } } };

/** Typing a message turns the card to its inside, choosing a design turns it back. Neither moves the focus. */
export const Written: Story = {
  play: async () => {
    await write();
    await expect(screen.getByText('Dear Nell,').closest('[aria-hidden="true"]')).toBeNull();
    await expect(box('Your email')).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'First snow' }));
    await expect(screen.getByRole('button', { name: 'Show the inside' })).toBeVisible();
  },
};

export const AnotherSum: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Another sum' }));
    await userEvent.type(box('Sum'), '1,234');
    for (const sum of screen.getAllByText('£1,234')) await expect(sum).toBeInTheDocument();
  },
};

export const AMembership: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'A year of a membership' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Gold' }));
    for (const year of screen.getAllByText('A year of Gold')) await expect(year).toBeInTheDocument();
  },
};

/** Shows the time of delivery in both time zones. */
export const OnADay: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'On a day I choose' }));
    await userEvent.type(box('Day'), '24');
    await userEvent.type(box('Month'), 'Dec');
    await userEvent.type(box('Year'), '2026');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /nearest city/ }), 'New York');
    await expect(
      screen.getByText(/On Thursday, December 24, 2026, at nine in the morning in New York\. .* London, it is 14:00/),
    ).toBeVisible();
  },
};

export const NothingWritten: Story = {
  play: async ({ args }) => {
    await press('Check the card');
    const summary = await screen.findByRole('region', { name: /before you go on/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Enter the name of whoever receives it.' }));
    await expect(box('Their name')).toHaveFocus();
    await expect(box('Their name')).toBeInvalid();
    await userEvent.type(box('Their name'), 'N');
    await expect(screen.queryByRole('link', { name: 'Enter your name.' })).toBeNull();
    await expect(args.buy).not.toHaveBeenCalled();
  },
};

export const LookedOver: Story = {
  play: async () => {
    await write();
    await press('Check the card');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check the card.' })).toHaveFocus());
    await expect(screen.getByText('Nell, nell@example.com')).toBeVisible();
    await expect(screen.getByText(/Five years from the day it is delivered/)).toBeVisible();
  },
};

export const Bought: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  play: async ({ args }) => {
    await pay();
    const title = await screen.findByRole('heading', { name: 'It is on its way to Nell.' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.buy).toHaveBeenCalledTimes(1);
    await expect(sessionStorage.getItem('gift-attempt')).toBeNull();
  },
};

/** The bank declines: it is said once, above the fields, of which none is wrong, and the input is kept. */
export const Declined: Story = {
  args: {
    buy: fn(() =>
      Promise.reject(
        problem(402, {
          message: 'Your bank declined this card.',
          errors: { 'creditCard.number': 'Your bank declined this card. You have not been charged. Try another card.' },
        }),
      ),
    ),
  },
  play: async () => {
    await pay();
    const panel = await screen.findByRole('region', { name: 'The payment did not go through.' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(screen.getAllByText(/declined this card/)).toHaveLength(1);
    await expect(box('Card number')).not.toBeInvalid();
    await expect(box('Card number')).toHaveValue('4242 4242 4242 4242');
  },
};

/** An error in the first form leads back to its field. */
export const AddressRejected: Story = {
  args: {
    buy: fn(() =>
      Promise.reject(
        problem(429, { message: 'Check.', errors: { 'recipient.email': 'No post reaches this address.' } }),
      ),
    ),
  },
  play: async () => {
    await pay();
    await userEvent.click(await screen.findByRole('link', { name: 'No post reaches this address.' }));
    await expect(box('Their email')).toHaveFocus();
    await expect(box(/What you write inside/)).toHaveValue('Take your sister.');
  },
};

export const PressedTwice: Story = {
  args: { buy: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args }) => {
    await write();
    await press('Check the card');
    await fillCard();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay £250.00' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.buy).toHaveBeenCalledTimes(1));
  },
};

/** After a reload during a payment the form says so, and the buyer decides. */
export const NotHeardHowItEnded: Story = {
  parameters: { visual: false },
  beforeEach: () => sessionStorage.setItem('gift-attempt', '00000000-0000-4000-8000-000000000001'),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/Look for our receipt/);
    await press('I have looked');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(sessionStorage.getItem('gift-attempt')).toBeNull();
  },
};

/** After a reload before the payment has arrived: asked twice, nobody knows the key. */
export const NeverArrived: Story = {
  parameters: { visual: false },
  args: { outcome: () => Promise.resolve({ status: 'unknown' }) },
  beforeEach: () => sessionStorage.setItem('gift-attempt', '00000000-0000-4000-8000-000000000001'),
  play: async () => {
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('Your payment did not reach us. You have not been charged.');
    await press('Close');
  },
};
