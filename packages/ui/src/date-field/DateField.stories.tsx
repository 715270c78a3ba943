import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <DateField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const nothing = { day: '', month: '', year: '' };

const meta = {
  title: 'Fields/Date',
  component: DateField,
  args: {
    label: 'Date of birth',
    name: 'dateOfBirth',
    value: nothing,
    isRequired: true,
    isBirthday: true,
    onChange: () => undefined,
    onBlur: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'For example 14 February 1988' } };
export const Filled: Story = { args: { value: { day: '14', month: 'February', year: '1988' } } };
export const Invalid: Story = {
  args: {
    value: { day: '31', month: 'February', year: '1988' },
    error: 'Enter a day that February has',
    invalidParts: ['day'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeValid();
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'Enter a day that February has',
    );
  },
};
export const Disabled: Story = { args: { value: { day: '14', month: '2', year: '1988' }, isDisabled: true } };
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};

export const NothingJumps: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await userEvent.type(day, '14');
    await expect(day).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('March');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('1988');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('March');
  },
};
