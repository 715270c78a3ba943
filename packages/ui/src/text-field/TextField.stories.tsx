import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Text',
  tags: ['autodocs'],
  component: TextField,
  parameters: {
    design: {
      use: ['For one line of text: a name, an email address, a code.'],
      avoid: [
        'For passwords, numbers, dates, telephones and cards use their own fields.',
        'For one of a list use a select.',
      ],
      anatomy: [
        'The label, always in view.',
        'The description.',
        'The field, 48 px high.',
        'The error, which says how to correct the value.',
      ],
      accessibility: [
        'Description and error are read with the field.',
        'An optional field says so in its label. Required ones have no star.',
        'An error has an icon and words, not only a colour.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'First name',
    name: 'firstName',
    kind: 'name',
    value: '',
    isRequired: true,
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Amara' } };
export const Optional: Story = { args: { label: 'Referral or coupon code', isRequired: false } };
export const WithDescription: Story = {
  args: { label: 'Email', kind: 'email', description: 'Your card and your Myler’s first letter go here.' },
};
export const Invalid: Story = {
  args: {
    label: 'Email',
    kind: 'email',
    value: 'amara@example',
    error: 'Enter an email address in the form name@example.com',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an email address in the form name@example.com');
  },
};
export const Disabled: Story = { args: { value: 'Amara', isDisabled: true } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    label: 'The name on the card, as it is embossed, with every accent and hyphen it has',
    value: 'Maria-Theodora Wilhelmina van der Zwaluwenburg-Okafor',
    error: 'Enter the name as it stands on the card, which may be shorter than the one in your passport',
  },
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};
export const OnNight: Story = { args: { value: 'Amara' }, parameters: { tone: 'night' } };

export const TypedAndPasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'Ama');
    await userEvent.paste('ra');
    await expect(input).toHaveValue('Amara');
  },
};
