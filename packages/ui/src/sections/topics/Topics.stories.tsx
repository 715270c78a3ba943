import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Topics, Topic, TopicFigure } from './Topics.tsx';

const meta = {
  title: 'Sections/Topics',
  tags: ['autodocs'],
  component: Topics,
  parameters: {
    design: {
      use: ['For what there is to say about four or five subjects, none of which is more important.'],
      avoid: ['For terms and details alone use the facts list.'],
      anatomy: ['A gold line, and the subject.', 'The answer in a few words.', 'A note, or a list of facts.'],
      accessibility: ['Each subject is a section with a heading.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    variant: 'notes',
    children: (
      <>
        <Topic title="Ages">
          <TopicFigure>From birth</TopicFigure>
          <p>The smallest guest so far was nine days old.</p>
        </Topic>
        <Topic title="Water">
          <TopicFigure>The lagoon. In the sea, 0.4 m at its shallowest</TopicFigure>
          <p>Warm in every month, and watched from ten to six.</p>
        </Topic>
        <Topic title="Supper">
          <TopicFigure>From half past five</TopicFigure>
          <p>Pasta, fish, and whatever came by boat.</p>
        </Topic>
      </>
    ),
  },
} satisfies Meta<typeof Topics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notes: Story = {};
export const Figures: Story = {
  args: {
    variant: 'figures',
    children: (
      <>
        <div>
          <Topic title="Steps">
            <TopicFigure>Step-free, from the car to the bed</TopicFigure>
            <p>A ramp leads to the water.</p>
          </Topic>
        </div>
        <div>
          <Topic title="The way here">
            <TopicFigure>40 minutes from the airport</TopicFigure>
            <p>Two car seats are kept at the jetty.</p>
          </Topic>
        </div>
        <Topic title="Cots">
          <TopicFigure>Six, of 120 by 60 cm</TopicFigure>
        </Topic>
      </>
    ),
  },
};
