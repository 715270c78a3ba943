import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Cuttings } from './Cuttings.tsx';

const meta = {
  title: 'Sections/Cuttings',
  tags: ['autodocs'],
  component: Cuttings,
  parameters: {
    design: {
      use: ['For what others wrote, newest first.'],
      avoid: ['For what members say use the quote.'],
      anatomy: ['The first, large.', 'The second beside it.', 'The others below.'],
      accessibility: ['Each is a quotation with its source.'],
    } satisfies Design,
  },
  args: {
    cuttings: [
      'They asked about the tortoise.',
      'Nobody else counts the stairs.',
      'It is the landing that one remembers.',
    ].map((quote, index) => ({
      id: `cutting-${index}`,
      quote,
      publication: 'The Morning Packet',
      date: <time dateTime="2026-04-12">April 12, 2026</time>,
    })),
  },
} satisfies Meta<typeof Cuttings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
