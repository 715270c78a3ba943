import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../fill.stories-kit.ts';
import { asInBrowser, WizardWithFakeApi, seen, problem } from '../../wizard-with-fake-api.stories-kit.tsx';

const meta = {
  title: 'Journeys/Join us/1 Choose your membership',
  component: WizardWithFakeApi,
  parameters: { layout: 'fullscreen' },
  args: { dialog: 'join-us-1' },
  beforeEach: asInBrowser,
} satisfies Meta<typeof WizardWithFakeApi>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Choose your membership' });

/** No tier is preselected. */
export const Untouched: Story = {
  play: async () => {
    const radios = await within(await dialog()).findAllByRole('radio');
    await expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['travel', 'gold', 'black', 'black-plus']);
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const GoldChosen: Story = {
  args: { membershipId: 'gold' },
  play: async () => {
    await expect(await within(await dialog()).findByRole('radio', { name: 'Gold' })).toBeChecked();
    await expect(screen.getByText('To pay today').closest('div')).toHaveTextContent('£1,495.00');
  },
};

export const Corporate: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Corporate' }));
    await expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'dynasty-dining',
      'dynasty',
    ]);
  },
};

export const AnotherCurrency: Story = {
  args: { membershipId: 'gold' },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR');
    await expect(screen.getByText('To pay today').closest('div')).toHaveTextContent('€1,745.00');
  },
};

/** The discount is shown immediately, and is checked again for another tier. */
export const WithCode: Story = {
  args: { membershipId: 'gold' },
  play: async () => {
    await fill(await screen.findByRole('textbox', { name: /Referral or coupon code/ }), 'welcome10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await seen(await screen.findByText('10% off the first year: you pay £149.50 less today.'));
    await expect(screen.getByText('To pay today').closest('div')).toHaveTextContent('£1,345.50');
    await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
    await seen(await screen.findByText('10% off the first year: you pay £395 less today.'));
  },
};

/** An applied code is taken off again, also beside the sum, which then takes the focus. */
export const CodeTakenOff: Story = {
  parameters: { visual: false },
  args: { membershipId: 'gold' },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /Referral or coupon code/ });
    await fill(field, 'welcome10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Code WELCOME10' }));
    const total = screen.getByText('To pay today').closest('div');
    await expect(total).toHaveTextContent('£1,495.00');
    await expect(total).toHaveFocus();
    await expect(field).toHaveValue('');
    await fill(field, 'welcome10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(field).toHaveValue('');
    await expect(screen.getByText('To pay today').closest('div')).toHaveTextContent('£1,495.00');
  },
};

/** The code is optional, so its error stays at the field and the focus where it is. */
export const CodeRejected: Story = {
  args: {
    membershipId: 'gold',
    client: { checkCoupon: () => Promise.reject(problem(410, { message: 'This code ended in December 2023.' })) },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /Referral or coupon code/ });
    await fill(field, 'EXPIRED23');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ended in December 2023/));
    await seen(screen.getByText(/ended in December 2023/));
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.type(field, 'X');
    await expect(screen.queryByText(/ended in December/)).toBeNull();
  },
};

/** A referral code in the address is checked as soon as a tier is chosen. */
export const Referred: Story = {
  args: { payload: { membershipId: 'black', ref: 'welcome10' } },
  play: async () => {
    await seen(await screen.findByText('10% off the first year: you pay £395 less today.'));
  },
};

export const NothingChosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Choose a membership.' }));
    await expect(screen.getByRole('radio', { name: 'Travel' })).toHaveFocus();
  },
};

export const PricesMissing: Story = {
  args: { withoutPrices: true, client: { prices: () => Promise.resolve([]) } },
  play: async () => {
    await seen(await screen.findByText(/Our prices did not load/));
    await seen(screen.getByRole('button', { name: 'Try again' }));
  },
};

export const OnATelephone: Story = {
  parameters: { visual: false },
  args: { membershipId: 'gold' },
  globals: { viewport: { value: '360' } },
};
