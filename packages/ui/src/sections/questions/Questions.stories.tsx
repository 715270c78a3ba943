import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Questions } from './Questions.tsx';

const meta = {
  title: 'Sections/Questions',
  tags: ['autodocs'],
  component: Questions,
  parameters: {
    design: {
      use: ['For questions on one subject, on a page of them.'],
      avoid: ['For a few questions in a section use the accordion.'],
      anatomy: ['The subject.', 'The questions, each unfolding to its answer and the link to it.'],
      accessibility: [
        'The browser’s search finds words in folded answers.',
        'An address with the id of an answer unfolds it.',
      ],
    } satisfies Design,
  },
  args: {
    id: 'membership',
    title: 'About membership.',
    linkLabel: 'Link to this answer',
    questions: [
      { id: 'what', question: 'What is a Myler?', answer: <p>A person.</p> },
      { id: 'renew', question: 'Does it renew by itself?', answer: <p>No.</p> },
    ],
  },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
