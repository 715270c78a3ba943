import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkLists } from './LinkLists.tsx';

const meta = {
  title: 'Sections/Link lists',
  tags: ['autodocs'],
  component: LinkLists,
  parameters: {
    design: {
      use: ['For many pages of one kind, by name, in two groups.'],
      avoid: ['For few pages that matter more use cards.'],
      anatomy: ['A title with a gold line.', 'The links, between hairlines.'],
      accessibility: ['Each list has a heading.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    lists: ['By how you want to feel', 'By what is happening at home'].map((title) => ({
      title,
      links: ['Slow', 'Brave', 'Together'].map((label) => ({ id: label, label, href: `#${label}` })),
    })),
  },
} satisfies Meta<typeof LinkLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
