import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawWordmark } from '@myler/art/wordmark';
import { MarkGrid } from './MarkGrid.tsx';

const meta = {
  title: 'Sections/Mark grid',
  tags: ['autodocs'],
  component: MarkGrid,
  parameters: {
    design: {
      use: ['For the marks of partners.'],
      avoid: ['For a single mark use the partner mark.'],
      anatomy: ['Hairlines between the marks, and none around them.', 'The mark, and what the company is.'],
      accessibility: ['Each mark has the name of its company.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    marks: ['Fjordline', 'Kinderhotel', 'Sunbeam', 'Postbus'].map((name) => ({
      id: name,
      name,
      src: `data:image/svg+xml;utf8,${encodeURIComponent(drawWordmark(name).svg)}`,
      kind: 'Travels with children',
    })),
  },
} satisfies Meta<typeof MarkGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
