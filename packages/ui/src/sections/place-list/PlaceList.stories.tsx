import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Button } from '../../button/Button.tsx';
import { cipresso, palmier } from '../../picture/pictures.stories-kit.tsx';
import { PlaceList } from './PlaceList.tsx';

const meta = {
  title: 'Sections/Place list',
  tags: ['autodocs'],
  component: PlaceList,
  parameters: {
    design: {
      use: ['For a list that a visitor has put in order.'],
      avoid: ['For results use the result row.'],
      anatomy: [
        'The picture under an arch.',
        'The name, the place, a sentence and the price.',
        'The controls, below it on telephones.',
      ],
      accessibility: ['An ordered list. Give each control the name of its place.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    places: [palmier, cipresso].map((picture, index) => ({
      id: String(index),
      name: ['Maison Palmier', 'Villa Cipresso'][index] ?? '',
      href: `#${index}`,
      place: ['La Digue, Seychelles', 'Val d’Orcia, Italy'][index] ?? '',
      line: 'One memorable detail for children.',
      price: 'from £520 a night',
      picture,
      controls: <Button variant="quiet">Remove</Button>,
    })),
    note: 'One hotel on this list is no longer with us, and we have left it out.',
  },
} satisfies Meta<typeof PlaceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
