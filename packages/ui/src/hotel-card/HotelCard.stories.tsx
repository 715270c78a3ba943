import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { cimes, cipresso, palmier, zahra } from '../picture/pictures.stories-kit.tsx';
import { HotelCard } from './HotelCard.tsx';

const meta = {
  title: 'Components/Hotel card',
  tags: ['autodocs'],
  component: HotelCard,
  parameters: {
    design: {
      use: ['For a hotel in a list or a row of suggestions.'],
      avoid: ['In search results use the result row.', 'For several hotels feature by feature use the compare table.'],
      anatomy: [
        'The picture under an arch.',
        'The heart, on the picture.',
        'The name and the place.',
        'One memorable detail for children.',
        'Cots and connecting rooms, and “from” with the price.',
      ],
      accessibility: [
        'The whole card is one link with the hotel’s name.',
        'The heart is a control of its own, and comes after the link.',
      ],
    } satisfies Design,
  },
  args: {
    name: 'Maison Palmier',
    place: 'La Digue, Seychelles',
    line: 'Bicycles with child seats wait at the jetty; breakfast comes to the veranda until eleven.',
    picture: palmier,
    facts: '6 cots · 4 pairs of connecting rooms',
  },
  render: (args) => (
    <div className="story-phone">
      <HotelCard {...args} />
    </div>
  ),
} satisfies Meta<typeof HotelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithPrice: Story = { args: { price: 'from £520' } };
export const LongText: Story = {
  args: {
    name: 'Schlosshotel Donaudampfschifffahrtsgesellschaft',
    place: 'Llanfairpwllgwyngyll, Anglesey, Wales, United Kingdom',
  },
};
export const AsALink: Story = {
  args: { href: '#maison-palmier' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Maison Palmier' })).toHaveFocus();
  },
};
export const InARow: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  render: () => (
    <div className="story-hotels">
      <HotelCard {...meta.args} href="#1" />
      <HotelCard
        name="Villa Cipresso"
        place="Val d’Orcia, Italy"
        line="Nonna Livia rolls pici with the over-fives on Thursdays at four, aprons provided."
        picture={cipresso}
        facts="3 cots · 2 pairs of connecting rooms"
        href="#2"
      />
      <HotelCard
        name="Les Trois Cimes"
        place="Haute-Savoie, France"
        line="The crèche takes babies from eight months and lends a sledge that fits in the lift."
        picture={cimes}
        facts="5 cots"
        href="#3"
      />
      <HotelCard
        name="Dar Zahra"
        place="Merzouga, Morocco"
        line="Two tents share one courtyard and one small pool, waist-deep on a seven-year-old."
        picture={zahra}
        facts="2 cots"
        price="from £320"
        href="#4"
      />
    </div>
  ),
};
