import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../picture/pictures.stories-kit.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const hills = storyPicture('tuscany', 'noon', 'Green hills, cypresses and a pale villa', 'landscape');

const meta = {
  title: 'Components/Article card',
  component: ArticleCard,
  args: {
    title: 'Seven days in the Val d’Orcia, one pushchair, no plan.',
    href: '#val-d-orcia',
    label: 'On the road with children',
    summary: 'Which hills are paved, where the shade is at three, and why the bus beats the car.',
    meta: 'Teodora Marsh, October 06, 2026, 9 minutes',
    picture: hills,
  },
  render: (args) => (
    <div className="story-narrow">
      <ArticleCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const Inspiration: Story = {
  args: {
    variant: 'inspiration',
    title: 'Snow before they are six.',
    label: 'Winter',
    summary: 'Five houses where the nursery slope starts at the boot room.',
    meta: undefined,
    picture: storyPicture('alps', 'dusk', 'Peaks at dusk above a lit chalet'),
  },
};
export const LongText: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft, or how to keep four children quiet on a boat to Linz.' },
  render: (args) => (
    <div className="story-phone">
      <ArticleCard {...args} />
    </div>
  ),
};
