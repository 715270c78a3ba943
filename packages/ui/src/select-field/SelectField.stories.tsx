import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Controlled(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <SelectField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Select',
  tags: ['autodocs'],
  component: SelectField,
  parameters: {
    design: {
      use: ['For one choice among seven or more options that somebody knows: a country, a year.'],
      avoid: [
        'For few options that should be seen use choice chips or radio cards.',
        'Where something else may be typed use the combo box.',
      ],
      anatomy: ['The label.', 'The select and its arrow.', 'The description.', 'The error.'],
      accessibility: [
        'A native select: telephones show their own wheel, and typing finds an option.',
        'The placeholder cannot be chosen.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Country',
    name: 'country',
    value: '',
    isRequired: true,
    options: [
      { value: 'FR', label: 'France' },
      { value: 'SC', label: 'Seychelles' },
      { value: 'GB', label: 'United Kingdom of Great Britain and Northern Ireland' },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'FR' } };
export const LongText: Story = {
  args: { value: 'GB' },
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};
export const Invalid: Story = { args: { error: 'Choose the country you live in' } };
export const Disabled: Story = { args: { value: 'FR', isDisabled: true } };
export const OnNight: Story = { args: { value: 'FR' }, parameters: { tone: 'night' } };

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(select, 'SC');
    await expect(select).toHaveDisplayValue('Seychelles');
  },
};
