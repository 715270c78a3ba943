import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { InvitationCard } from './InvitationCard.tsx';

const meta = {
  title: 'Components/Invitation card',
  tags: ['autodocs'],
  component: InvitationCard,
  parameters: {
    design: {
      use: ['Where a member has something for a friend: the account.'],
      avoid: ['For a gift that was paid for, use the gift card.'],
      anatomy: ['Who it is from.', 'The figure in the arch.', 'The code, in groups.'],
      accessibility: ['It is text, in the order in which it is read aloud. A long name is cut; the code never is.'],
    } satisfies Design,
  },
  args: {
    label: 'A card for a friend',
    from: 'From Amara Okafor',
    figure: '10%',
    unit: 'less',
    text: 'in the first year',
    code: '7KQ-4W2-MRX',
  },
  render: (args) => (
    <div className="story-narrow">
      <InvitationCard {...args} />
    </div>
  ),
} satisfies Meta<typeof InvitationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAFriend: Story = {};
export const OnNight: Story = { parameters: { tone: 'night' } };
/** The name ends in an ellipsis, and the code is whole. */
export const LongName: Story = {
  args: {
    from: 'From Wolfeschlegelsteinhausenbergerdorff Vandenberg-Achterbergh-Featherstonehaugh-Cholmondeley',
    code: 'WWW-WWW-WWW',
  },
};
export const AnotherScript: Story = { args: { from: 'محمد عبد الرحمن' } };
