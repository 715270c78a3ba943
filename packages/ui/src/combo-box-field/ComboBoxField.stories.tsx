import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField.tsx';

function Controlled(props: ComboBoxFieldProps) {
  const [value, setValue] = useState(props.inputValue);
  return (
    <div className="story-narrow">
      <ComboBoxField {...props} inputValue={value} onInputChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Combo box',
  tags: ['autodocs'],
  component: ComboBoxField,
  parameters: {
    design: {
      use: [
        'For a word from a long list that the visitor begins to type, such as a city.',
        'Where an answer that is not on the list is valid too.',
      ],
      avoid: ['Where only the list is valid, use a select.', 'For the search of hotels use the search box.'],
      anatomy: ['The label.', 'The field.', 'The list of matches below it.', 'The error.'],
      accessibility: [
        'The arrow keys move through the list, Enter chooses, Escape closes it.',
        'How many options match is announced.',
        'The text as typed is kept: nothing is replaced without a choice.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'City',
    name: 'city',
    inputValue: '',
    isRequired: true,
    items: [
      { id: 'ldn', label: 'London' },
      { id: 'lds', label: 'Leeds' },
      { id: 'lyo', label: 'Lyon' },
      { id: 'zrh', label: 'Zürich' },
    ],
    onInputChange: () => undefined,
    onSelect: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBoxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { inputValue: 'London' } };
export const Invalid: Story = { args: { error: 'Enter the city you live in' } };
export const Disabled: Story = { args: { inputValue: 'London', isDisabled: true } };

export const ChoosesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'zur');
    await waitFor(() => expect(within(document.body).getByRole('option', { name: 'Zürich' })).toBeVisible());
    // A strict CSP refuses the style element that React Aria injects.
    await expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'zrh', label: 'Zürich' });
    await expect(input).toHaveValue('Zürich');
  },
};

export const TakesWhatIsNotListed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'Ardloch');
    // Each keystroke renders the list again, so look the message up each time.
    await waitFor(() =>
      expect(within(document.body).getByText('Not on our list. You can use what you typed.')).toBeVisible(),
    );
    await userEvent.tab();
    await expect(input).toHaveValue('Ardloch');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
