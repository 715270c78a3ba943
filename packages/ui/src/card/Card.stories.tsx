import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { Picture } from '../picture/Picture.tsx';
import { storyPicture } from '../picture/pictures.stories-kit.tsx';
import { Card, CardLabel, CardLink, CardPicture } from './Card.tsx';

const hills = storyPicture('tuscany', 'noon', 'Green hills, cypresses and a pale villa', 'landscape');

const meta = {
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  parameters: {
    design: {
      use: ['As the base of new cards whose whole surface leads to one page.'],
      avoid: [
        'For hotels, articles and people use their own cards.',
        'For content that leads nowhere use a section with a hairline.',
      ],
      anatomy: [
        'A picture that grows a little under a pointer.',
        'A label of a few words.',
        'A heading with the one link of the card.',
        'Text.',
      ],
      accessibility: [
        'The card has one link, whose name is its heading. Other controls lie above it and stay reachable.',
        'The focus ring surrounds the whole card.',
      ],
    } satisfies Design,
  },
  render: () => (
    <div className="story-narrow">
      <Card>
        <CardPicture>
          <Picture picture={hills} />
        </CardPicture>
        <CardLabel>The house</CardLabel>
        <h3>
          <CardLink href="#val-d-orcia">A house on a white road</CardLink>
        </h3>
        <p>The pushchair stays at the gate, and the donkey takes the rest.</p>
      </Card>
    </div>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsAsAWhole: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const { left, top, width, height } = card.getBoundingClientRect();
    const corners = [
      [left + 4, top + 4],
      [left + width - 4, top + height - 4],
    ] as const;
    for (const [x, y] of corners) await expect(document.elementFromPoint(x, y)).toHaveAttribute('href', '#val-d-orcia');
  },
};
/** A keyboard user sees the focus ring around the whole card. */
export const InFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const card = within(canvasElement).getByRole('article');
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
    await expect(getComputedStyle(within(card).getByRole('link')).outlineStyle).toBe('none');
  },
};
