import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { YearArches } from './YearArches.tsx';

const meta = {
  title: 'Components/Year arches',
  component: YearArches,
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
