import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawMembershipCard } from '@myler/art/membership-card-picture';
import { MemberCard } from './MemberCard.tsx';

const meta = {
  title: 'Components/Member card',
  tags: ['autodocs'],
  component: MemberCard,
  parameters: {
    design: {
      use: ['Where a member sees their own card: the welcome and the account.'],
      avoid: ['To sell a membership use the membership card, which has no name.'],
      anatomy: ['The engraving of the tier.', 'First name and surname.', 'The number, in groups.'],
      accessibility: [
        'Names have the direction of their script. A long first name is cut, the surname never is.',
        'A paler card only supports what a sentence beside it says: resting, ended.',
      ],
    } satisfies Design,
  },
  args: { membershipId: 'gold', name: 'Gold', src: '', firstName: 'Amara', lastName: 'Okafor', number: '40218837125' },
  render: (args) => (
    <div className="story-narrow">
      <MemberCard
        {...args}
        src={`data:image/svg+xml,${encodeURIComponent(drawMembershipCard(args.membershipId).svg)}`}
      />
    </div>
  ),
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {};
export const Travel: Story = { args: { membershipId: 'travel', name: 'Travel' } };
export const Black: Story = { args: { membershipId: 'black', name: 'Black' } };
export const BlackPlusOnNight: Story = {
  args: { membershipId: 'black-plus', name: 'Black+' },
  parameters: { tone: 'night' },
};
export const Dynasty: Story = { args: { membershipId: 'dynasty', name: 'Dynasty' } };
export const DynastyDining: Story = { args: { membershipId: 'dynasty-dining', name: 'Dynasty Dining' } };
export const Resting: Story = { args: { isPale: true } };
export const BeforeItsNumberIsKnown: Story = { args: { number: undefined } };
export const InTwoLines: Story = { args: { firstName: 'Wilhelmina', lastName: 'Featherstonehaugh-Lindqvist' } };
export const LongName: Story = {
  args: {
    firstName: 'Maximiliane-Theodora',
    lastName: 'Freifrau von Hohenlohe-Waldenburg und zu Schillingsfürst',
  },
};
/** The first name ends in an ellipsis, and the surname is whole. */
export const LongestNames: Story = {
  args: {
    firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
    lastName: 'Vandenberg-Achterbergh-Featherstonehaugh-Cholmondeley',
  },
};
export const AnotherScript: Story = { args: { firstName: 'محمد', lastName: 'عبد الرحمن' } };
