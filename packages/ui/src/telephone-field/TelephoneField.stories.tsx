import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TelephoneField, type TelephoneFieldProps } from './TelephoneField.tsx';

function Controlled(props: TelephoneFieldProps) {
  const [value, setValue] = useState(props.value);
  const [country, setCountry] = useState(props.countryCode);
  return (
    <div className="story-narrow">
      <TelephoneField {...props} value={value} onChange={setValue} countryCode={country} onCountryChange={setCountry} />
    </div>
  );
}

const meta = {
  title: 'Fields/Telephone',
  tags: ['autodocs'],
  component: TelephoneField,
  parameters: {
    design: {
      use: ['For a telephone number of somebody in any country.'],
      avoid: ['To show a number use a link.', 'For other numbers use a text or a number field.'],
      anatomy: ['The label.', 'The country’s code, as a select.', 'The number.', 'The error.'],
      accessibility: [
        'The select has the name “Country code”.',
        'The code and the number have autofill names of their own.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Telephone',
    name: 'telephone',
    value: '20 7946 0018',
    isRequired: true,
    countryCode: 'GB',
    countries: [
      { code: 'FR', name: 'France', callingCode: '33' },
      { code: 'SC', name: 'Seychelles', callingCode: '248' },
      { code: 'GB', name: 'United Kingdom', callingCode: '44' },
    ],
    onChange: () => undefined,
    onCountryChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TelephoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = {
  args: { value: '20 7946', error: 'Enter all the digits of a number in the United Kingdom' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};

export const AnotherCountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), 'FR');
    await expect(canvas.getByText('+33')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toHaveValue('20 7946 0018');
  },
};
