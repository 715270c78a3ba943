import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Quote } from '../quote/Quote.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Components/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  parameters: {
    design: {
      use: ['For three to six quotations of equal weight, of which nobody has to see all.'],
      avoid: [
        'For anything that a visitor needs: most never see the second slide.',
        'For pictures of a hotel use its gallery, which moves only by hand.',
      ],
      anatomy: ['One slide at a time.', 'Previous, the count, and next.', 'The button that pauses and starts it.'],
      accessibility: [
        'It never starts by itself under reduced motion, and it waits under a pointer, with the focus and in a hidden tab.',
        'The pause button stops it until the visitor starts it again.',
        'Without JavaScript it is a row to swipe.',
      ],
    } satisfies Design,
    tone: 'night',
  },
  args: {
    label: 'What members say',
    dwell: 6000,
    children: [
      <Quote key="1" source="Amara O., Black member since 2019">
        We landed at midnight with two sleeping children. The bath was run and the bottles were warm.
      </Quote>,
      <Quote key="2" source="Henrik L., Gold member since 2022">
        The cot was measured, and so was I.
      </Quote>,
      <Quote key="3" source="Priya and Tom, Travel members since 2024">
        Somebody had told the pianist what she plays.
      </Quote>,
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {};
export const OnlyOne: Story = { args: { children: <Quote source="Amara O.">The bath was run.</Quote> } };

export const TurnedByHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText(/The cot was measured/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByText(/told the pianist/)).toBeVisible());
  },
};

/** The tests run with reduced motion: the carousel does not rotate and has no pause button. */
export const NeverStartsUnderReducedMotion: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pause = within(canvasElement).queryByRole('button', { name: 'Pause' });
    if (stillness) await expect(pause).toBeNull();
    else await expect(pause).toBeVisible();
  },
};
