import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cimes, cipresso, palmier, zahra } from '../picture/pictures.stories-kit.tsx';
import { CompareTable } from './CompareTable.tsx';

const columns = [
  { id: 'palmier', title: 'Maison Palmier', note: 'La Digue, Seychelles', href: '#palmier', picture: palmier },
  { id: 'cipresso', title: 'Villa Cipresso', note: 'Val d’Orcia, Italy', href: '#cipresso', picture: cipresso },
  { id: 'cimes', title: 'Les Trois Cimes', note: 'Haute-Savoie, France', href: '#cimes', picture: cimes },
  { id: 'zahra', title: 'Dar Zahra', note: 'Merzouga, Morocco', href: '#zahra', picture: zahra },
];
const rows = [
  { id: 'cots', label: 'Cots', cells: ['6', '3', '5', '2'] },
  { id: 'club', label: 'Kids’ club', cells: ['None', 'None', 'Les Marmottes, 8 months to 12 years', 'None'] },
  { id: 'pool', label: 'Pool', cells: ['Outdoor', 'Outdoor', 'Outdoor', 'Outdoor'] },
  { id: 'from', label: 'Children', cells: ['Any age', 'Any age', 'Any age', 'Any age'] },
  {
    id: 'price',
    label: 'A night, from',
    cells: ['£520', '£390', '£460', '£320'].map((text) => ({ text, shown: <b>{text}</b> })),
  },
];
const of = (count: number) => ({
  columns: columns.slice(0, count),
  rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, count) })),
});

const meta = {
  title: 'Components/Compare table',
  tags: ['autodocs'],
  component: CompareTable,
  parameters: {
    design: {
      use: ['For two to four hotels that a visitor has kept.'],
      avoid: ['For one hotel use a facts list.', 'The memberships have a table of their own on their page.'],
      anatomy: [
        'A column for each hotel: picture, name, place.',
        'The rows that differ, first.',
        'Below them, folded, what is alike in all.',
      ],
      accessibility: [
        'Row and column headings are read with each cell.',
        'The table scrolls sideways by the keyboard too. Its region has the table’s name.',
        'On paper everything is open.',
      ],
    } satisfies Design,
  },
  args: { caption: 'Four hotels side by side', alikeLabel: 'Alike in all four', ...of(4) },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Two: Story = { args: { caption: 'Two hotels side by side', alikeLabel: 'Alike in both', ...of(2) } };
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <CompareTable {...args} />
    </div>
  ),
};
export const WhatIsAlikeIsFolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Four hotels side by side' });
    await expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Cots', 'Kids’ club', 'A night, from']);
    await expect(canvas.getByText('Any age')).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Alike in all four/));
    await waitFor(() => expect(canvas.getByText('Any age')).toBeVisible());
  },
};
