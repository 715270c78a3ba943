import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { HotelCard } from '../../hotel-card/HotelCard.tsx';
import { cimes, cipresso, palmier, zahra } from '../../picture/pictures.stories-kit.tsx';
import { CardRow } from './CardRow.tsx';

const meta = {
  title: 'Sections/Card row',
  tags: ['autodocs'],
  component: CardRow,
  parameters: {
    design: {
      use: ['For four or eight cards of one kind, chosen by us.'],
      avoid: ['For a list that somebody searches or filters.'],
      anatomy: [
        'The cards: two or four beside each other, on telephones a row that scrolls.',
        'Below a card, why it is in this row.',
      ],
      accessibility: ['The row has a name and the focus, and arrow keys scroll it.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Hotels like it',
    cards: [palmier, cipresso, cimes, zahra].map((picture, index) => ({
      id: String(index),
      card: (
        <HotelCard
          name={['Maison Palmier', 'Villa Cipresso', 'Les Trois Cimes', 'Dar Zahra'][index] ?? ''}
          place="Somewhere warm"
          line="One memorable detail for children."
          picture={picture}
          href={`#${index}`}
        />
      ),
      note: 'As many connecting rooms, and a shorter flight.',
    })),
  },
} satisfies Meta<typeof CardRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
