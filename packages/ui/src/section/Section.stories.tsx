import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Heading } from '../heading/Heading.tsx';
import { Label } from '../label/Label.tsx';
import { Section } from './Section.tsx';

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
      <>
        <Label>What we do</Label>
        <Heading level={2}>One adviser who remembers the cot, the connecting door and the cake.</Heading>
      </>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const SecondPaper: Story = { args: { band: 'paper-2' } };
export const Night: Story = { args: { band: 'night' } };
