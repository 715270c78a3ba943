import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: {
    prices: [
      { currency: 'GBP', text: '£1,495' },
      { currency: 'EUR', text: '€1,745' },
      { currency: 'USD', text: '$1,895' },
    ],
  },
  render: (args) => (
    <p>
      <Price {...args} /> a year
    </p>
  ),
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPounds: Story = {};
export const OneShowsAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    document.documentElement.dataset['currency'] = 'EUR';
    await expect(canvas.getByText('€1,745')).toBeVisible();
    await expect(canvas.getByText('£1,495')).not.toBeVisible();
    await expect(canvas.getByText('$1,895')).not.toBeVisible();
  },
};
