import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
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
  tags: ['autodocs'],
  component: NumberField,
  parameters: {
    design: {
      use: ['For a small whole number that somebody may step or type: nights, children.'],
      avoid: [
        'For amounts of money use choice chips or a text field.',
        'For numbers that are names, such as a card’s or a telephone’s, use their own fields.',
      ],
      anatomy: ['The label.', 'Fewer.', 'The number.', 'More.', 'The error.'],
      accessibility: [
        'The buttons have names: “Fewer nights”, “More nights”.',
        'The wheel of a mouse does not change it, and text that is no number stays to be corrected.',
      ],
    } satisfies Design,
  },
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
