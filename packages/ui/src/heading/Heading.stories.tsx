import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  tags: ['autodocs'],
  component: Heading,
  parameters: {
    design: {
      use: ['For every heading of a page. The level is its place in the outline, the size is what it looks like.'],
      avoid: [
        'For the few words above a heading use a label.',
        'For text that should only be large use the lead size of prose.',
      ],
      anatomy: ['One sentence with a full stop, or a name without one.'],
      accessibility: [
        'Levels follow one another without a gap, whatever their size.',
        'Long words break rather than leave the page.',
      ],
    } satisfies Design,
  },
  args: { level: 2, children: 'Hotels that are kind to children and good to parents.' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const Display: Story = { args: { level: 1, children: 'The world, arranged around your family.' } };
export const SmallTitle: Story = { args: { size: 'title-2' } };
export const Subtitle: Story = { args: { level: 3, children: 'Maison Palmier' } };
export const LongWord: Story = {
  args: { level: 1, children: 'Donaudampfschifffahrtsgesellschaft.' },
  render: (args) => (
    <div className="story-phone">
      <Heading {...args} />
    </div>
  ),
};
