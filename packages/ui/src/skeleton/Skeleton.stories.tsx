import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Skeleton, SkeletonCards } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  parameters: {
    design: {
      use: ['Where content will appear in a known shape within a second or two.'],
      avoid: ['For a press that is being answered use a busy button.', 'For more than a page: show how much is known.'],
      anatomy: ['Shapes in the place of the picture, the title and the lines.'],
      accessibility: [
        'The shapes are hidden. The group around them says once what is loading.',
        'They do not move under reduced motion.',
      ],
    } satisfies Design,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <div className="story-grid story-narrow">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="card" />
    </div>
  ),
};
export const Cards: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  render: () => <SkeletonCards label="Finding hotels for October" />,
};
