import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Design } from '@myler/presets/design';
import { LinkButton } from '../../button/Button.tsx';
import { TierComparison } from './TierComparison.tsx';
import { Tiers } from './Tiers.tsx';

const tierOf = (id: string, name: string) => ({
  id,
  name,
  summary: 'For families who travel twice a year.',
  benefits: ['A Myler of your own.', 'Connecting rooms in writing.'],
  picture: `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 214"><rect width="340" height="214" rx="14" fill="#baa57e"/></svg>')}`,
  price: (
    <span>
      <b>£1,495</b> a year
    </span>
  ),
  action: (
    <LinkButton variant="outline" href={`#${id}`} fullWidth>
      {`Join ${name}`}
    </LinkButton>
  ),
});
const tiers = [tierOf('travel', 'Travel'), tierOf('gold', 'Gold'), tierOf('black', 'Black')];

const meta = {
  title: 'Sections/Tiers',
  tags: ['autodocs'],
  component: Tiers,
  parameters: {
    design: {
      use: [
        '`Tiers` for the kinds of membership, each with its price.',
        '`TierComparison` where somebody chooses among them, line by line.',
      ],
      avoid: ['For things without a price use cards.', 'For hotels side by side use the compare table.'],
      anatomy: ['The card.', 'Its name and what it is for.', 'Its benefits.', 'The price.', 'The link that joins.'],
      accessibility: [
        'The picture of a card is decoration: its name is the heading below it.',
        'In the comparison each cell has its row and its column as headings.',
      ],
    } satisfies Design,
  },
  args: { tiers },
} satisfies Meta<typeof Tiers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Beside: Story = { args: { tiers: tiers.slice(1), beside: true } };
export const LineByLine: Story = {
  render: () => (
    <TierComparison
      tiers={tiers}
      onlyDifferences={false}
      tabs={<span>Leisure</span>}
      groups={[
        {
          title: 'Who answers',
          rows: [
            { label: 'By telephone', cells: ['In a day', 'In an hour', 'In an hour'], isSame: false },
            { label: 'At night', cells: [undefined, undefined, 'Somebody'], isSame: false },
            { label: 'In your language', cells: ['Yes', 'Yes', 'Yes'], isSame: true },
          ],
        },
      ]}
      labels={{
        caption: 'Three cards, side by side',
        note: 'Each for one family.',
        differences: 'Show only the differences',
        choice: 'The card to read about',
        none: 'Not on this card',
        leftOut: 'One line is the same on every card and left out: in your language.',
      }}
    />
  ),
};
export const OnlyTheDifferences: Story = {
  ...LineByLine,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only the differences' }));
    await expect(canvas.queryByRole('rowheader', { name: 'In your language' })).toBeNull();
  },
};
