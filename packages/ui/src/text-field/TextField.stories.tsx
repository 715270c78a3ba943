import type { Meta, StoryObj } from '@storybook/react-vite';
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
  component: TextField,
  args: { label: 'First name', name: 'firstName', value: '', isRequired: true, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Amara' } };
export const Optional: Story = { args: { label: 'Referral or coupon code', isRequired: false } };
export const WithDescription: Story = {
  args: { label: 'E-mail', type: 'email', description: 'Your card and your Myler’s first letter go here.' },
};
export const Invalid: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    value: 'amara@example',
    error: 'Enter an e-mail address in the form name@example.com',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an e-mail address in the form name@example.com');
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
