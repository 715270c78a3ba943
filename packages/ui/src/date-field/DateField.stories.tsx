import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
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
  tags: ['autodocs'],
  component: DateField,
  parameters: {
    design: {
      use: ['For a date that somebody knows: a birthday, a passport’s last day.'],
      avoid: [
        'For a date that somebody has to look for, such as a week of travel, offer months.',
        'For the expiry of a card use its own field.',
      ],
      anatomy: [
        'The question, for the three parts together.',
        'Day, month and year, each with its label.',
        'One error for the date.',
      ],
      accessibility: [
        'The focus never moves by itself.',
        'The parts are a group, whose name is read with the first of them.',
        'Only the parts that are wrong are marked as invalid.',
        'A month may be typed as a number or as a word.',
      ],
    } satisfies Design,
  },
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
