import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { storyPicture } from '../picture/pictures.stories-kit.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const hills = storyPicture('tuscany', 'noon', 'Green hills, cypresses and a pale villa', 'landscape');

const meta = {
  title: 'Components/Article card',
  tags: ['autodocs'],
  component: ArticleCard,
  parameters: {
    design: {
      use: [
        'For an article of the travel journal (`article`).',
        'For a season or a mood that leads to hotels (`inspiration`), with the words on the picture.',
      ],
      avoid: ['For hotels use the hotel card.', 'For a row of search results use the result row.'],
      anatomy: [
        'The picture.',
        'The category in small capitals.',
        'The title, a sentence with a full stop.',
        'What the article says, in one sentence.',
        'Author, date and reading time.',
      ],
      accessibility: [
        'The whole card is one link, and its name is the title alone.',
        'On pictures the words stand on a dark shade, so that they can be read over any picture.',
      ],
    } satisfies Design,
  },
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
