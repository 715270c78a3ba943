import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const houses = [
  { id: 'palmier', label: 'Maison Palmier', kind: 'Hotel' },
  { id: 'palms', label: 'Under the palms with a two-year-old', kind: 'Article' },
];

function Kept(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  return <SearchBox {...props} value={value} onChange={setValue} suggestions={value ? houses : []} />;
}

const meta = {
  title: 'Components/Search box',
  component: SearchBox,
  args: {
    label: 'Where to',
    placeholder: 'Search hotels, places or moods',
    value: '',
    onChange: () => undefined,
    onSearch: fn(),
    onSelect: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <Kept {...args} />
    </div>
  ),
};
export const Suggests: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Where to' });
    await userEvent.type(input, 'palm');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Under the palms');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(houses[1]);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const SendsTheWords: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'palm{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('palm');
  },
};
export const EscapePutsThemAway: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'palm{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('palm');
  },
};
