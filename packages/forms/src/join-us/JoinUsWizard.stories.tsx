import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { asInBrowser, WizardWithFakeApi } from './wizard-with-fake-api.stories-kit.tsx';

const meta = {
  title: 'Journeys/Join us/Whole journey',
  component: WizardWithFakeApi,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await asInBrowser();
    sessionStorage.removeItem('join-attempt');
  },
} satisfies Meta<typeof WizardWithFakeApi>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Joins with the keyboard alone, from the first step to the welcome. */
export const ByKeyboard: Story = {
  args: { payload: { membershipId: 'gold' }, onWelcome: fn() },
  play: async ({ args }) => {
    const into = async (name: string | RegExp, text: string) => {
      const field = await screen.findByLabelText(name, { selector: 'input' });
      for (let presses = 0; document.activeElement !== field && presses < 60; presses += 1) await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard(text);
    };
    await screen.findByRole('radio', { name: 'Gold' });
    await into(/Referral or coupon code/, 'WELCOME10{Enter}');

    await screen.findByRole('dialog', { name: 'You and your family' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('GB'));
    await into('First name', 'Amara');
    await into('Last name', 'Okafor');
    await into('Email', 'amara@example.com');
    await into('Telephone', '020 7946 0018');
    await into('Password', 'three blue kites');
    await into('Confirm password', 'three blue kites');
    await into('Day', '14');
    await into('Month', 'feb');
    await into('Year', '1988');
    await into('City', 'Lond{ArrowDown}{Enter}');
    await expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('London');
    await userEvent.keyboard('{Enter}');

    await screen.findByRole('dialog', { name: 'Payment' });
    // Opened, because the simulated Tab stops before what a closed one hides; a browser's passes over it.
    await userEvent.click(await screen.findByText('I have a gift code'));
    await into('Name on card', 'A Okafor');
    await into('Card number', '4242424242424242');
    await into('Expiry', '1231');
    await into('Security code', '123');
    const terms = screen.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    while (document.activeElement !== terms) await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');

    await screen.findByRole('dialog', { name: 'Welcome to Myler' });
    await expect(args.onWelcome).toHaveBeenCalledTimes(1);
    await expect(sessionStorage.getItem('join-attempt')).toBeNull();
  },
};
