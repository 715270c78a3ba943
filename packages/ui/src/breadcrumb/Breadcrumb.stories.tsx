import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Our hotels', href: '#hotels' },
      { label: 'Indian Ocean', href: '#indian-ocean' },
      { label: 'Maison Palmier' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <Breadcrumb {...args} />
    </div>
  ),
};
