import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cimes, cipresso, zahra } from '../../picture/pictures.stories-kit.tsx';
import { LatestArticles } from './LatestArticles.tsx';

const meta = {
  title: 'Sections/Latest articles',
  tags: ['autodocs'],
  component: LatestArticles,
  parameters: {
    design: {
      use: ['For the latest three articles.'],
      avoid: ['For more than three use a list.'],
      anatomy: ['The latest article, wide.', 'The two before it, upright and of the same height.'],
      accessibility: ['A list; each article is one link.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    articles: [
      { title: 'Six letters about the last eighty minutes', picture: cimes },
      { title: 'The night train, with twins', picture: cipresso },
      { title: 'What a bunk is for', picture: zahra },
    ].map((article, index) => ({
      ...article,
      href: `#${index}`,
      summary: 'What was learned on the way back.',
      meta: 'Josie Whitlock, 3 May, 6 minutes',
    })),
  },
} satisfies Meta<typeof LatestArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
