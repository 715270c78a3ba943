import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { YearChart } from './YearChart.tsx';

const meta = {
  title: 'Sections/Year chart',
  tags: ['autodocs'],
  component: YearChart,
  parameters: {
    design: {
      use: ['For what changes with the months and can be counted: warmth, rain.'],
      avoid: ['For months that are good or closed use the year’s arches.'],
      anatomy: ['The drawing, where there is room beside the table.', 'A table of the same figures.'],
      accessibility: ['The drawing is hidden from screen readers: the table says it all.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    title: 'Month by month',
    titleId: 'year',
    monthLabel: 'Month',
    columns: [
      { label: 'Sea, °C', draw: 'dashes', values: [15, 14, 15, 16, 19, 23, 26, 27, 25, 22, 19, 16] },
      { label: 'Day, °C', draw: 'line', values: [12, 13, 16, 19, 24, 29, 32, 32, 28, 22, 17, 13] },
      { label: 'Wet days', draw: 'bars', values: [9, 8, 8, 7, 5, 2, 1, 1, 4, 7, 10, 11] },
    ],
    legend: 'Line: the warmth of the day. Dashes: the sea. Bars: wet days.',
  },
} satisfies Meta<typeof YearChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
