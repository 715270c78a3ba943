import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Button } from '../../button/Button.tsx';
import { Versions } from './Versions.tsx';
import { LegalText } from './LegalText.tsx';

const meta = {
  title: 'Sections/Legal text',
  tags: ['autodocs'],
  component: LegalText,
  parameters: {
    design: {
      use: ['For terms and policies: what somebody may have to quote, print or compare.'],
      avoid: ['For answers and articles, which are prose.'],
      anatomy: [
        'The version, and a button that prints.',
        'The contents.',
        'What changed.',
        'The sections, numbered, each with its own address.',
      ],
      accessibility: [
        'The sections are a list with headings, whose numbers are read out.',
        'Earlier versions are folded and are found by the browser’s search.',
      ],
    } satisfies Design,
  },
  args: {
    status: <p>Version 2.1, in force since 1 September 2026</p>,
    tools: <Button variant="quiet">Print this page</Button>,
    versions: {
      current: { title: 'What changed in version 2.1.', changes: ['Membership can be paused.'] },
      earlier: [{ title: 'Version 2.0, 1 May 2026', changes: ['A clause about confetti goes.'] }],
    },
    sections: [
      { id: 'who-we-are', title: 'Who we are', content: <p>A house with four doors.</p> },
      {
        id: 'what-you-buy',
        title: 'What you buy',
        content: <p>A person who knows which door locks from which side.</p>,
      },
      {
        id: 'how-it-ends',
        title: 'How it ends',
        content: <p>With a sentence.</p>,
        below: <p>You have told us nothing.</p>,
      },
    ],
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WhatChanged: Story = {
  parameters: { visual: false },
  render: () => <Versions current={{ title: 'What changed.', changes: ['Nothing.'] }} earlier={[]} />,
};

/** A version that is announced comes before the one that holds. */
export const Announced: Story = {
  args: {
    versions: {
      next: {
        title: 'What changes in version 2.2, from 1 January 2027.',
        changes: ['Membership can be paused twice.', 'The desk opens at eight.'],
      },
      current: { title: 'What changed in version 2.1.', changes: ['Membership can be paused.'] },
      earlier: [{ title: 'Version 2.0, 1 May 2026', changes: ['A clause about confetti goes.'] }],
    },
  },
};
