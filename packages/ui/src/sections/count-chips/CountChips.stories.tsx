import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { CountChips } from './CountChips.tsx';

const meta = {
  title: 'Sections/Count chips',
  tags: ['autodocs'],
  component: CountChips,
  parameters: {
    design: {
      use: ['In the sheet of filters, for what can be chosen several times: the ages of children.'],
      avoid: ['For a choice of one use choice chips.', 'Beside a list, where a field in words is shorter.'],
      anatomy: [
        'A grid of chips; a chosen one is dark, and has the number of times.',
        'Below it what is chosen, each with a cross.',
      ],
      accessibility: ['Each chip is a link whose name says what it adds or removes.'],
    } satisfies Design,
    visual: { widths: [360] },
  },
  args: {
    id: 'ages',
    title: 'Add each child’s age',
    options: Array.from({ length: 12 }, (_, age) => ({
      id: `age-${age}`,
      text: String(age),
      label: `Add a child of ${age}`,
      href: `#${age}`,
      count: age === 7 ? 2 : 0,
    })),
    chosen: {
      label: 'Children chosen',
      remove: 'Remove a child: ',
      items: [7, 7].map((age, index) => ({ id: String(index), text: String(age), href: `#without-${index}` })),
    },
  },
} satisfies Meta<typeof CountChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
