import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CurrencySwitch } from './CurrencySwitch.tsx';

const meta = {
  title: 'Components/Currency switch',
  component: CurrencySwitch,
  args: {
    value: 'GBP',
    options: [
      { value: 'GBP', label: 'GBP £' },
      { value: 'EUR', label: 'EUR €' },
      { value: 'USD', label: 'USD $' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CurrencySwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnNight: Story = { parameters: { tone: 'night' } };
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Currency' }), 'EUR');
    await expect(args.onChange).toHaveBeenCalledWith('EUR');
  },
};
