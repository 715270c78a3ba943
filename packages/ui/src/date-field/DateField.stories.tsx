import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { emptyDate } from '@myler/config/typed-date';
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

const meta = {
  title: 'Fields/Date',
  tags: ['autodocs'],
  component: DateField,
  parameters: {
    design: {
      use: ['For every whole date: a birthday, a day of arrival, the day on which a gift arrives.'],
      avoid: ['For the expiry of a card use its own field.'],
      anatomy: [
        'The question, for the three parts together.',
        'Day, month and year, each with its label.',
        'A button for the calendar, which opens below.',
        'One error for the date.',
      ],
      accessibility: [
        'The focus never moves by itself.',
        'The parts are a group, whose name is read with the first of them.',
        'Only the parts that are wrong are marked as invalid.',
        'A month may be typed as a number or as a word.',
        'A whole date may be typed or pasted into any part.',
        'The calendar takes the focus when it opens; Escape or a day gives it back to the button.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Date of birth',
    name: 'dateOfBirth',
    value: emptyDate,
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
    await expect(canvas.getByRole('button', { name: 'Calendar' })).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('March');
  },
};

const partsOf = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

/** The forms in which a date is read have a table of their own, in `@myler/config/typed-date`. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [part, text, day] of [
      ['Day', '3 August 2027', '3'],
      ['Month', '2027-08-04', '4'],
      ['Year', '5/8/2027', '5'],
    ] as const) {
      const input = canvas.getByRole('textbox', { name: part });
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveFocus();
      await expect(partsOf(canvasElement)).toEqual([day, 'August', '2027']);
      for (const box of canvas.getAllByRole('textbox')) await userEvent.clear(box);
    }
  },
};

export const TypedWhole: Story = {
  play: async ({ canvasElement, args }) => {
    const day = within(canvasElement).getByRole('textbox', { name: 'Day' });
    await userEvent.type(day, '3/8/2027');
    // Nothing changes under the caret.
    await expect(partsOf(canvasElement)).toEqual(['3/8/2027', '', '']);
    await userEvent.tab();
    await expect(partsOf(canvasElement)).toEqual(['3', 'August', '2027']);
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

const days = { label: 'Day of arrival', isBirthday: false, earliest: '2027-07-20', latest: '2029-07-20' };

export const Calendar: Story = {
  args: { ...days, opensAt: '2027-08-15' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    await expect(await canvas.findByRole('button', { name: 'Sunday, 15 August 2027' })).toHaveFocus();
  },
};
export const CalendarNarrow: Story = {
  ...Calendar,
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};

export const PickedInCalendar: Story = {
  args: days,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button', { name: 'Calendar' });
    await userEvent.click(open);
    // Without a date, it opens at the first day that it offers.
    await expect(await canvas.findByRole('button', { name: /^Tuesday, 20 July 2027/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Monday, 19 July 2027' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'year' }), '2028');
    await userEvent.click(await canvas.findByRole('button', { name: 'Saturday, 1 July 2028' }));
    await expect(partsOf(canvasElement)).toEqual(['1', 'July', '2028']);
    await expect(open).toHaveFocus();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(args.onBlur).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Saturday, 1 July 2028/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(open).toHaveFocus();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(partsOf(canvasElement)).toEqual(['1', 'July', '2028']);
  },
};
