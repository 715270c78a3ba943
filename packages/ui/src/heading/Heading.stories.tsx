import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
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
