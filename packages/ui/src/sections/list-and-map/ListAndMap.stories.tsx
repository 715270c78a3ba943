import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { HotelCard } from '../../hotel-card/HotelCard.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { cimes, cipresso, palmier } from '../../picture/pictures.stories-kit.tsx';
import { ListAndMap, CardList } from './ListAndMap.tsx';

const meta = {
  title: 'Sections/List and map',
  tags: ['autodocs'],
  component: ListAndMap,
  parameters: {
    design: {
      use: ['For a list of places and a map that stay beside each other.'],
      avoid: ['For one place use the locator map.'],
      anatomy: [
        'The list: cards in two columns, one of them framed while the map points at it.',
        'The map, as tall as the window; on narrow windows a screen of its own.',
      ],
      accessibility: [
        'The map is a landmark, and an address opens it.',
        'On narrow windows a link leads back to the list.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    list: (
      <CardList
        aria-label="Hotels"
        cards={[palmier, cipresso].map((picture, index) => ({
          id: String(index),
          attributes: index === 1 ? { 'data-highlighted': '' } : {},
          card: (
            <HotelCard name="Maison Palmier" place="La Digue" line="The boat brings the bread." picture={picture} />
          ),
        }))}
      />
    ),
    map: {
      id: 'map',
      title: 'Where they are',
      back: { href: '#list', label: 'Back to the list' },
      content: <Picture picture={cimes} loading="eager" />,
    },
  },
} satisfies Meta<typeof ListAndMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
