import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <NumberField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Number',
  component: NumberField,
  args: {
    label: 'Nights a year',
    name: 'nights',
    value: 14,
    min: 1,
    max: 60,
    isRequired: true,
    fewerLabel: 'Fewer nights',
    moreLabel: 'More nights',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Invalid: Story = { args: { value: undefined, error: 'Enter how many nights you are away' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const SteppedAndTyped: Story = {
  args: { value: 59 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Nights a year' });
    const more = canvas.getByRole('button', { name: 'More nights' });
    await userEvent.click(more);
    await expect(input).toHaveValue('60');
    await expect(more).toBeDisabled();
    await userEvent.clear(input);
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('7');
  },
};
