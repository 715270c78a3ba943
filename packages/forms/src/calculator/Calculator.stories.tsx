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
  parameters: { visual: false },
} satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sum follows each change: five nights, at breakfast for two. */
export const FewerPeople: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Travel/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^At breakfast/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^At breakfast/ }), '2');
    await expect(canvas.getAllByText(/× 2 at breakfast ×/)[0]).toBeInTheDocument();
    await expect(canvas.getAllByText('Your year with Travel')[0]).toBeInTheDocument();
  },
};
