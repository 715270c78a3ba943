import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonCards } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
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
export const Cards: Story = { render: () => <SkeletonCards label="Finding hotels for October" /> };
