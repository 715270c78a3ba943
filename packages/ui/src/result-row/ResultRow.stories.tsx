import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { palmier } from '../picture/pictures.stories-kit.tsx';
import { ShortlistButton } from '../shortlist-button/ShortlistButton.tsx';
import { ResultRow } from './ResultRow.tsx';

const meta = {
  title: 'Components/Result row',
  tags: ['autodocs'],
  component: ResultRow,
  parameters: {
    design: {
      use: ['For something that a search found, with the reason.'],
      avoid: ['In a list that somebody browses use hotel or article cards.'],
      anatomy: [
        'The picture in an arch, or the first letter.',
        'The kind.',
        'The title and a detail, with matching words marked.',
        'Why it was found.',
        'The heart and the price.',
      ],
      accessibility: [
        'The whole row is one link with the title as its name.',
        'The heart is a control of its own.',
        'Marked words differ by more than their colour.',
      ],
    } satisfies Design,
  },
  args: {
    title: 'Maison Palmier',
    href: '#maison-palmier',
    kind: 'Hotel',
    detail: 'La Digue, Seychelles. Bicycles with child seats wait at the jetty.',
    reason: 'In the Seychelles, with connecting rooms',
    picture: palmier,
    matching: 'palm',
    action: <ShortlistButton name="Maison Palmier" />,
    price: 'from £520',
  },
} satisfies Meta<typeof ResultRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hotel: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <ResultRow {...args} />
    </div>
  ),
};
export const WithoutAPicture: Story = {
  args: {
    title: 'Seychelles',
    kind: 'Place',
    picture: undefined,
    action: undefined,
    price: undefined,
    matching: 'sey',
  },
};
export const TheHeartIsItsOwnControl: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Maison Palmier' }).querySelector('mark')).toHaveTextContent('Palm');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Maison Palmier' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep Maison Palmier on your shortlist' })).toHaveFocus();
  },
};
