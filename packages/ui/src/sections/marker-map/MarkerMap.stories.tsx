import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { MarkerMap, MarkerCard } from './MarkerMap.tsx';

const drawing = {
  src: `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 528 704"><path fill="#15201f" d="M0 0h528v704H0z"/><path fill="#3b4745" d="M90 120l180-40 150 190-60 260-190 60z"/></svg>')}`,
  width: 528,
  height: 704,
};

const meta = {
  title: 'Sections/Marker map',
  tags: ['autodocs'],
  component: MarkerMap,
  parameters: {
    design: {
      use: ['For places of a list, beside it.'],
      avoid: ['For one place use the locator map.'],
      anatomy: [
        'A drawn map with an arch for each place; an arch with a number stands for several.',
        'The parts of the map, as links.',
        'An index of all places as text.',
      ],
      accessibility: [
        'With handlers one marker is in the tab order and arrow keys lead to the others; without them the index is.',
        'No information is in the drawing alone.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Map: the island',
    drawing,
    names: [{ name: 'The sea', at: [440, 620] }],
    markers: [
      { id: 'a', x: 200, y: 210, count: 1, href: '#a', label: 'Maison Palmier' },
      { id: 'b', x: 300, y: 320, count: 3, href: '#b', label: '3 hotels on the lagoon', look: 'unsure' },
      { id: 'c', x: 220, y: 460, count: 1, href: '#c', label: 'Dar Zahra', look: 'no' },
    ],
    parts: [
      { id: 'all', name: 'The world', href: '#all', isCurrent: false },
      { id: 'here', name: 'The island', href: '#here', isCurrent: true },
    ],
    places: [
      { id: 'a', name: 'Maison Palmier', place: 'La Digue', href: '#a' },
      { id: 'c', name: 'Dar Zahra', place: 'Merzouga', href: '#c' },
    ],
    words: {
      legend: ['Fits you', 'Nearly, or ask first', 'Perhaps not'],
      keys: 'Arrow keys lead from hotel to hotel.',
      parts: 'Parts of the map',
      index: 'Index to the map',
    },
  },
  render: (args) => (
    <div className="story-narrow">
      <MarkerMap {...args} />
    </div>
  ),
} satisfies Meta<typeof MarkerMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Highlighted: Story = {
  parameters: { visual: { widths: [1280] } },
  args: {
    children: <MarkerCard at={[0.38, 0.3]} title="Maison Palmier" lines={['La Digue', 'from £520']} note="Fits you" />,
  },
};
