import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HotelCard } from '../hotel-card/HotelCard.tsx';
import { palmier } from '../picture/pictures.stories-kit.tsx';
import { ShortlistButton, type ShortlistButtonProps } from './ShortlistButton.tsx';

const meta = {
  title: 'Components/Shortlist button',
  tags: ['autodocs'],
  component: ShortlistButton,
  parameters: {
    design: {
      use: ['On everything that shows a hotel: cards, results, the hotel’s page.'],
      avoid: ['For articles and Mylers: only hotels can be kept.', 'Twice for the same hotel in one view.'],
      anatomy: [
        'The heart, filled when the hotel is kept.',
        '“Keep” or “On your shortlist”, where it is alone in its row.',
      ],
      accessibility: [
        'Its name says which hotel. Whether it is kept is told by the state of the button, so its name stays the same.',
        'It is hidden without JavaScript, because it could keep nothing.',
        'The target is at least 48 px wide and high.',
      ],
    } satisfies Design,
  },
  args: { name: 'Maison Palmier' },
} satisfies Meta<typeof ShortlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: ShortlistButtonProps) {
  const [isKept, setIsKept] = useState(props.isKept ?? false);
  return <ShortlistButton {...props} isKept={isKept} onPress={() => setIsKept(!isKept)} />;
}

export const NotKept: Story = {};
export const IsKept: Story = { args: { isKept: true } };
export const WithWords: Story = { args: { withWords: true } };
export const WithWordsKept: Story = { args: { withWords: true, isKept: true } };
export const OnNight: Story = { args: { withWords: true, isKept: true }, parameters: { tone: 'night' } };
export const OnACard: Story = {
  render: (args) => (
    <div className="story-phone">
      <HotelCard
        name="Maison Palmier"
        place="La Digue, Seychelles"
        line="Bicycles with child seats wait at the jetty; breakfast comes to the veranda until eleven."
        picture={palmier}
        href="#maison-palmier"
        action={<Controlled {...args} />}
      />
    </div>
  ),
};
export const KeepsAndLetsGo: Story = {
  args: { withWords: true },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heart = canvas.getByRole('button', { name: 'Keep Maison Palmier on your shortlist', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('On your shortlist')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('Keep')).toBeVisible();
  },
};
