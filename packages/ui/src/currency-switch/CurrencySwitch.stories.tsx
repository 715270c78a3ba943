import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CurrencySwitch } from './CurrencySwitch.tsx';

const meta = {
  title: 'Components/Currency switch',
  tags: ['autodocs'],
  component: CurrencySwitch,
  parameters: {
    design: {
      use: ['In the header, and in the menu of telephones.'],
      avoid: [
        'In forms about one fixed amount: the currency of a payment is part of the form.',
        'Beside single prices.',
      ],
      anatomy: ['The code and the symbol of the currency.', 'The arrow of the select.'],
      accessibility: ['A native select with the name “Currency”.', 'It offers only the currencies that we sell in.'],
    } satisfies Design,
  },
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
