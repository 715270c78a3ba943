import type { Meta, StoryObj } from '@storybook/react-vite';
import { PressItem } from './PressItem.tsx';

const meta = {
  title: 'Components/Press item',
  component: PressItem,
  args: {
    title: 'Six houses in Portugal join the list, all with cots over 120 cm.',
    href: '#portugal',
    date: { text: 'September 22, 2026', value: '2026-09-22' },
    kind: 'Release, 2 pages',
  },
} satisfies Meta<typeof PressItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <PressItem {...args} />
    </div>
  ),
};
