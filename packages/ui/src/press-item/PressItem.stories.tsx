import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { PressItem } from './PressItem.tsx';

const meta = {
  title: 'Components/Press item',
  tags: ['autodocs'],
  component: PressItem,
  parameters: {
    design: {
      use: ['For a release in the list of the press page.'],
      avoid: ['For articles use the article card.'],
      anatomy: ['The date.', 'The title.', 'The kind and the length.', 'The arrow.'],
      accessibility: [
        'The whole row is one link with the title as its name.',
        'The date is also given in a form that software reads.',
      ],
    } satisfies Design,
  },
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
