import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, within } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Components/Filter chips',
  tags: ['autodocs'],
  component: FilterChips,
  parameters: {
    design: {
      use: ['Between a filter bar and its list, to show what is set.'],
      avoid: ['For words about a hotel use tags.', 'To choose something use choice chips.'],
      anatomy: ['What was asked for.', 'A cross: the whole chip removes it.'],
      accessibility: [
        'Each chip is a link whose name begins with “Remove”.',
        'The list has a name. With nothing set there is no list.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'What you asked for',
    items: [
      { label: 'Asia', href: '#without-region' },
      { label: 'October', href: '#without-month' },
      { label: 'Children of 2 and 7', href: '#without-ages' },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Remove: October' })).toHaveAttribute(
      'href',
      '#without-month',
    );
  },
};
export const ManyOnATelephone: Story = {
  args: {
    items: [
      'Asia',
      'October',
      'Children of 0, 2, 4, 7, 9 and 11',
      'Two cots in one room',
      'Connecting rooms',
      'A pool',
    ].map((label) => ({ label, href: `#${label}` })),
  },
  render: (args) => (
    <div className="story-phone">
      <FilterChips {...args} />
    </div>
  ),
};
export const NothingIsSet: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
