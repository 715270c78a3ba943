import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { listPrice, memberships } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { costsOf, readYear } from '@myler/domain/payback';
import { Calculator } from './Calculator.tsx';

const prices = memberships.map(({ id, category, name }) => ({
  membershipId: id,
  category,
  name,
  prices: currencyCodes.map((currency) => listPrice(id, currency)),
}));

const meta = {
  title: 'Journeys/A membership pays for itself',
  component: Calculator,
  args: { action: '#pays', year: readYear({}), costs: costsOf(prices) },
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixteenNights: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/^Travel leaves you the most\. Gold costs £800 more than Travel/)[0],
    ).toBeVisible();
    await expect(canvas.getAllByText('Leaves you the most')[0]?.closest('li')).toHaveAttribute('data-tier', 'travel');
    // On a telephone in the closed line of its card, otherwise under its lines.
    for (const sum of ['£857', '£57', '£2,358', '£7,828'])
      await expect(canvas.getAllByText(sum).filter((shown) => shown.checkVisibility())).toHaveLength(1);
  },
};

/** With few nights no card returns its price, and none is said to. */
export const OneNight: Story = {
  args: { year: readYear({ nights: '1' }) },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Leaves you the most')).toBeNull();
    await expect(canvas.getAllByText('Costs you the least')[0]?.closest('li')).toHaveAttribute('data-tier', 'travel');
  },
};

/** The sums follow each change, and nothing that was set changes by itself. */
export const FewerPeople: Story = {
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^At breakfast/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^At breakfast/ }), '2');
    await expect(canvas.getAllByText(/16 nights × 2 at breakfast ×/)[0]).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /^Nights away/ })).toHaveValue('16');
  },
};
