import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { QueryChips } from './QueryChips.tsx';

const meta = {
  title: 'Sections/Query chips',
  tags: ['autodocs'],
  component: QueryChips,
  parameters: {
    design: {
      use: ['Above the results of a search in words, for what was understood.'],
      avoid: ['For filters that were chosen in a form use filter chips.'],
      anatomy: ['What it is about, and its value.', 'A list of other values.', 'A cross that takes it off.'],
      accessibility: [
        'Each is a link whose name says what it changes or removes.',
        'The list of other values is a details element, of which one is open.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    chips: [
      {
        label: 'Month',
        value: 'October',
        remove: { label: 'Remove: Month, October', href: '#without' },
        change: { label: 'Change: Month, October', options: [{ label: 'November', href: '#november' }] },
      },
      {
        label: 'Needs',
        value: 'a ski lift',
        note: 'no hotel of ours',
        remove: { label: 'Remove: Needs, a ski lift', href: '#without-lift' },
        change: { label: 'Change: Needs', options: [] },
      },
    ],
  },
} satisfies Meta<typeof QueryChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
