import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect } from 'storybook/test';
import { DayArches } from './DayArches.tsx';

const meta = {
  title: 'Components/Day arches',
  tags: ['autodocs'],
  component: DayArches,
  parameters: {
    design: {
      use: ['Beside the date until which somebody may change their mind: in payment, thanks, account and leaving.'],
      avoid: ['Without that date in words.', 'For progress: the arches empty, and nobody is to hurry.'],
      anatomy: ['One small arch for each day.', 'Filled for the days that are left, from the right.'],
      accessibility: ['Decoration: the words beside it say how many days are left, and until when.'],
    } satisfies Design,
  },
  args: { days: 14, left: 14 },
} satisfies Meta<typeof DayArches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllLeft: Story = {};

/** They empty from the left. */
export const FiveLeft: Story = {
  args: { left: 5 },
  play: async ({ canvasElement }) => {
    const arches = [...canvasElement.querySelectorAll('svg')].map((arch) => arch.dataset['left'] !== undefined);
    await expect(arches).toEqual([...Array<boolean>(9).fill(false), ...Array<boolean>(5).fill(true)]);
  },
};
export const OnNight: Story = { args: { left: 13 }, parameters: { tone: 'night' } };
