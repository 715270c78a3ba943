import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UpgradeForm } from './UpgradeForm.tsx';
import { card, never, problem, upgrade } from './account.stories-kit.ts';

const meta = {
  title: 'Forms/Account/Upgrade',
  component: UpgradeForm,
  args: {
    from: 'gold',
    upgrade,
    card,
    pay: fn(() => Promise.resolve({ membershipId: 'black' as const, paid: upgrade.due, receipt: 7 })),
    onPaid: fn(),
    onPriceChanged: fn(),
  },
  beforeEach: () => sessionStorage.removeItem('upgrade-attempt'),
} satisfies Meta<typeof UpgradeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = (element: HTMLElement) =>
  userEvent.click(within(element).getByRole('button', { name: 'Pay £2,023.67 and move to Black' }));

export const WithTheStoredCard: Story = {
  play: async ({ canvasElement, args }) => {
    await pay(canvasElement);
    await expect(args.onPaid).toHaveBeenCalledOnce();
    await expect(args.pay).toHaveBeenCalledWith(
      { from: 'gold', membershipId: 'black', total: upgrade.due },
      expect.any(String),
    );
    await expect(sessionStorage.getItem('upgrade-attempt')).toBeNull();
  },
};

export const WithAnotherCard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'Another card' }));
    await pay(canvasElement);
    await expect(await page.findByRole('region', { name: 'Correct these fields' })).toHaveFocus();
    await expect(args.pay).not.toHaveBeenCalled();
  },
};

export const WithoutAStoredCard: Story = { args: { card: undefined } };

export const Declined: Story = {
  args: {
    pay: fn(() =>
      Promise.reject(problem(402, { message: 'Your bank declined this card. You have not been charged.' })),
    ),
  },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    const page = within(canvasElement);
    const panel = await page.findByRole('region', { name: 'The payment did not go through.' });
    await expect(panel).toHaveFocus();
    await expect(page.getAllByText(/declined/)).toHaveLength(1);
  },
};

export const PriceChanged: Story = {
  args: {
    pay: fn(() =>
      Promise.reject(problem(409, { code: 'price-changed', message: 'Today it is another sum. Look again.' })),
    ),
  },
  play: async ({ canvasElement, args }) => {
    await pay(canvasElement);
    await expect(await within(canvasElement).findByText(/another sum/)).toBeVisible();
    await expect(args.onPriceChanged).toHaveBeenCalledOnce();
  },
};

export const Paying: Story = { args: { pay: fn(never) }, play: ({ canvasElement }) => pay(canvasElement) };

/** After a reload before the payment has arrived: asked twice, nobody knows the key, which stays for the next try. */
export const NeverArrived: Story = {
  parameters: { visual: false },
  args: { outcome: () => Promise.resolve({ status: 'unknown' }) },
  beforeEach: () => sessionStorage.setItem('upgrade-attempt', '00000000-0000-4000-8000-000000000001'),
  play: async ({ canvasElement }) => {
    const text = 'Your payment did not reach us. You have not been charged.';
    await expect(await within(canvasElement).findByText(text, {}, { timeout: 10_000 })).toBeVisible();
    await expect(sessionStorage.getItem('upgrade-attempt')).not.toBeNull();
  },
};
