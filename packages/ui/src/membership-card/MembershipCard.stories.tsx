import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawMembershipCard } from '@myler/art/membership-card-picture';
import { MembershipCard } from './MembershipCard.tsx';
import { MembershipCardPicture } from './MembershipCardPicture.tsx';

const meta = {
  title: 'Components/Membership card',
  tags: ['autodocs'],
  component: MembershipCard,
  parameters: {
    design: {
      use: ['To show a membership: in the table, the wizard, the summary.'],
      avoid: ['For a member’s own card use the member card.', 'For a gift card use its own picture.'],
      anatomy: ['Engraved paper in the colour of the tier.', 'The name of the tier.', 'The soft shadow.'],
      accessibility: [
        'It is read as “The Gold card”. Where name and price are beside it, it is hidden from screen readers.',
        'On pages with several, use it as a picture, so that the page stays light.',
      ],
    } satisfies Design,
  },
  args: { membershipId: 'gold', name: 'Gold' },
  render: (args) => (
    <div className="story-narrow">
      <MembershipCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MembershipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Travel: Story = { args: { membershipId: 'travel', name: 'Travel' } };
export const Gold: Story = {};
export const Black: Story = { args: { membershipId: 'black', name: 'Black' } };
export const BlackPlus: Story = { args: { membershipId: 'black-plus', name: 'Black+' } };
export const DynastyDining: Story = { args: { membershipId: 'dynasty-dining', name: 'Dynasty Dining' } };
export const Dynasty: Story = { args: { membershipId: 'dynasty', name: 'Dynasty' } };
export const OnNight: Story = { args: { membershipId: 'black', name: 'Black' }, parameters: { tone: 'night' } };

/** For a page with many cards: drawn beforehand and loaded as a picture. */
export const AsAPicture: Story = {
  render: ({ membershipId, name }) => (
    <div className="story-narrow">
      <MembershipCardPicture
        name={name}
        src={`data:image/svg+xml,${encodeURIComponent(drawMembershipCard(membershipId).svg)}`}
      />
    </div>
  ),
};
