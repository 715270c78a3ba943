import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Section, SectionHeading } from './Section.tsx';

const meta = {
  title: 'Components/Section',
  tags: ['autodocs'],
  component: Section,
  parameters: {
    design: {
      use: [
        'For each band of a page. Paper and the second paper alternate.',
        'Night for what should be read slowly: a quotation, a summary.',
      ],
      avoid: ['Two nights do not follow one another.', 'Within a dialog or a card.'],
      anatomy: [
        'The background, from edge to edge.',
        'The padding: 128 px, 80 on telephones.',
        'The content, at most 1344 px wide.',
      ],
      accessibility: [
        'With `labelledBy` it is a landmark. Give that to the bands that somebody would jump to.',
        'On night, texts and focus change to their light colours by themselves.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    children: (
      <SectionHeading label="What we do" title="One adviser who remembers the cot, the connecting door and the cake." />
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const SecondPaper: Story = { args: { band: 'paper-2' } };
export const Night: Story = { args: { band: 'night' } };
export const WithLink: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  args: {
    children: (
      <SectionHeading
        label="Postcards"
        title="Twelve we would have sent you."
        more={{ href: '#all', label: 'See all' }}
      />
    ),
  },
};
