import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cipresso, palmier, storyPicture } from '../../picture/pictures.stories-kit.tsx';
import { ArticleBody, ArticleFact, ArticlePicture, PullQuote } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { MarginCard } from './MarginCard.tsx';
import { ArticleText } from './ArticleText.tsx';

const meta = {
  title: 'Sections/Article',
  tags: ['autodocs'],
  component: ArticleText,
  parameters: {
    design: {
      use: ['For an article of the journal: head, picture, contents and text.'],
      avoid: ['For legal texts, which have numbers and versions.', 'For answers use the prose.'],
      anatomy: [
        'The head: category, title, summary, author.',
        'The picture across the window, with its caption.',
        'The contents.',
        'The text, with a margin for what it mentions.',
      ],
      accessibility: [
        'The caption says what the picture shows, so it is read out once.',
        'Large quotations from the text are hidden from screen readers, which would read them twice.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    picture: storyPicture('tuscany', 'noon', 'Green hills, cypresses and a pale villa', 'landscape'),
    contents: {
      title: 'In this article',
      items: [
        { id: 'monday', title: 'Monday: which hills are paved' },
        { id: 'friday', title: 'Friday: the bus' },
      ],
    },
    children: (
      <ArticleBody>
        <p>The first hill was paved, and nobody had told us. We had brought the large wheels.</p>
        <MarginCard
          label="The house"
          name="The hotel: Villa Cipresso"
          title="Villa Cipresso"
          href="#cipresso"
          picture={cipresso}
        >
          <p>Val d’Orcia, Italy</p>
        </MarginCard>
        <h2 id="monday">Monday</h2>
        <p>Shade is on the north side until three, and then it is nowhere.</p>
        <PullQuote>Shade is on the north side until three.</PullQuote>
        <ArticlePicture picture={palmier} caption="The boat, before it left." />
        <h2 id="friday">Friday</h2>
        <ArticleFact>The bus costs two euros and has a step of 34 centimetres.</ArticleFact>
      </ArticleBody>
    ),
  },
} satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const TheHead: Story = {
  render: () => (
    <ArticleHead
      category={{ label: 'On the road', href: '#road' }}
      title="Seven days in the Val d’Orcia, one pushchair, no plan."
      summary="Which hills are paved, where the shade is at three, and why the bus beats the car."
      author="Teodora Marsh"
      date="October 06, 2026"
      readingTime="9 minutes to read"
    />
  ),
};
