import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Price',
  tags: ['autodocs'],
  component: Price,
  parameters: {
    design: {
      use: ['For every price on a page: it holds all currencies and shows one.'],
      avoid: [
        'In an input, an attribute or an email: write the one currency there.',
        'Without a word on what it is for: “a year”, “a night”.',
      ],
      anatomy: ['The amount with its symbol, in numerals of the same width.'],
      accessibility: [
        'Only the shown currency is read.',
        'A switch of the currency needs neither the network nor a reload.',
      ],
    } satisfies Design,
  },
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
