import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Quotes } from './Quotes.tsx';

const meta = {
  title: 'Sections/Quotes',
  tags: ['autodocs'],
  component: Quotes,
  parameters: {
    design: {
      use: ['For what members or newspapers said, one after the other.'],
      avoid: ['For one quotation use the quote.'],
      anatomy: ['The quotation.', 'Who said it; a newspaper with its date.', 'The controls of the carousel.'],
      accessibility: ['It stops for good when it is used, and does not move for those who asked for less motion.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'What the papers wrote',
    dwell: 8000,
    quotes: [
      { words: 'They measured the cot.', source: 'The Evening Post', date: { day: '2026-05-03', words: '3 May 2026' } },
      { words: 'The bath was run.', source: 'Amara O., Gold member since 2019' },
    ],
  },
} satisfies Meta<typeof Quotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
