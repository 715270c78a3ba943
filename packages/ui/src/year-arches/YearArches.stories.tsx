import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, within } from 'storybook/test';
import { YearArches } from './YearArches.tsx';

const meta = {
  title: 'Components/Year arches',
  tags: ['autodocs'],
  component: YearArches,
  parameters: {
    design: {
      use: ['On a hotel’s page, to show when it is open and when families love it.'],
      avoid: ['For days and prices: it knows months only.', 'As a control: no month can be chosen.'],
      anatomy: [
        'Twelve windows, one for each month.',
        'Lit, plain or shuttered.',
        'The legend, with the states that occur.',
      ],
      accessibility: [
        'A list: each month is read with its state. The legend is decoration.',
        'The states differ by their drawing, not only by colour.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'The year at Dar Zahra',
    best: [4, 5, 9, 10],
    closed: [7, 8],
    words: { best: 'families love it', open: 'open', closed: 'closed' },
  },
} satisfies Meta<typeof YearArches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const months = within(canvasElement).getByRole('list', { name: 'The year at Dar Zahra' });
    await expect(
      within(months)
        .getAllByRole('listitem')
        .map((month) => month.textContent),
    ).toEqual([
      'Jan: open',
      'Feb: open',
      'Mar: open',
      'Apr: families love it',
      'May: families love it',
      'Jun: open',
      'Jul: closed',
      'Aug: closed',
      'Sep: families love it',
      'Oct: families love it',
      'Nov: open',
      'Dec: open',
    ]);
  },
};
export const OnATelephone: Story = {
  render: (args) => (
    <div className="story-phone">
      <YearArches {...args} />
    </div>
  ),
};
export const OpenAllYear: Story = { args: { best: [6], closed: [] } };
export const OnNight: Story = { parameters: { tone: 'night' } };
