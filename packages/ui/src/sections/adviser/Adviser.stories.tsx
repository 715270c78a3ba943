import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawCameo } from '@myler/art/cameo';
import { LinkButton } from '../../button/Button.tsx';
import { Adviser } from './Adviser.tsx';

const meta = {
  title: 'Sections/Adviser',
  tags: ['autodocs'],
  component: Adviser,
  parameters: {
    design: {
      use: ['For the person who knows the place that the page is about.'],
      avoid: ['In a list of advisers use the Myler card.'],
      anatomy: [
        'The cameo.',
        'Who it is, and a sentence of theirs.',
        'The button, and what is good to know before it.',
      ],
      accessibility: ['The heading can name the section.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'The Myler who knows it',
    cameo: `data:image/svg+xml;utf8,${encodeURIComponent(drawCameo('IC').svg)}`,
    titleId: 'adviser',
    title: 'Ines Carvalho has slept in both.',
    quote: 'Ask for Two. One has the sunrise, and so will you.',
    action: <LinkButton href="#ask">Ask Ines</LinkButton>,
    facts: ['Lisbon · Portuguese, English', 'Answers within one working day', 'Last here in November 2025'],
  },
} satisfies Meta<typeof Adviser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
