import { hotelCount } from '../../packages/config/src/hotel-count.gen.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawScene, type Format, type Scene } from '../../packages/art/src/scenes/index.ts';
import { ContactSheet } from '../../packages/art/src/stories/sheet.stories-kit.tsx';

interface HotelFile {
  name: string;
  place: string;
  scenes: (Scene & { format: Format })[];
}

const files = import.meta.glob<HotelFile>('../../apps/provider/content/hotels/*.json', {
  eager: true,
  import: 'default',
});
const hotels = Object.values(files);

/** The hotels of the content, to check that no two pictures look alike. */
const meta = {
  title: 'Foundations/The hotels',
  // No pictures: an edit of the content is not a change of the design.
  parameters: { visual: false },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryHotel: Story = {
  name: 'Contact sheet: every hotel',
  render: () => (
    <ContactSheet
      columns="s"
      format="portrait"
      frames={hotels.flatMap(({ name, place, scenes: [first] }) =>
        first ? [{ label: `${name}, ${place}`, draw: () => drawScene(first) }] : [],
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(hotelCount);
    const looks = hotels.map(({ scenes: [first] }) => [first?.motif, first?.hour, first?.season, first?.seed].join());
    await expect(new Set(looks).size).toBe(looks.length);
  },
};
