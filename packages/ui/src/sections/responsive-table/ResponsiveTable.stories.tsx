import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { ResponsiveTable } from './ResponsiveTable.tsx';

const meta = {
  title: 'Sections/Responsive table',
  tags: ['autodocs'],
  component: ResponsiveTable,
  parameters: {
    design: {
      use: ['For rows of short values, such as the rooms of a hotel.'],
      avoid: ['To compare columns with each other use the compare table.'],
      anatomy: [
        'The heads.',
        'A row for each thing, its name first.',
        'Where the columns do not fit: a card for each row, its short values on one line.',
      ],
      accessibility: [
        'A table at every width, which scrolls by keyboard.',
        'In a card each value is read with its head.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Rooms',
    columns: [
      { head: 'Room' },
      { head: 'Beds' },
      { head: 'Sleeps' },
      { head: 'Between them', inRow: 'Between:' },
      { head: 'How many', inRow: 'How many:' },
    ],
    rows: [
      ['Takamaka One', 'A double and a cot', 3, 'A door, and you hold the key', 4],
      ['Takamaka Two', 'Two singles', 2, 'The same door', 4],
      ['The boathouse', 'A double and two bunks', 4, 'None', 1],
    ],
  },
} satisfies Meta<typeof ResponsiveTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = {
  parameters: { visual: false },
  render: (args) => (
    <div className="story-narrow">
      <ResponsiveTable {...args} />
    </div>
  ),
};
