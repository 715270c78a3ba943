import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MembershipCard } from '../membership-card/MembershipCard.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Controlled(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/Radio cards',
  tags: ['autodocs'],
  component: RadioCards,
  parameters: {
    design: {
      use: ['For one choice among options that need a sentence and a price, such as memberships.'],
      avoid: [
        'For short options use choice chips.',
        'For pictures with a name use picture radios.',
        'For options that may be combined use checkboxes.',
      ],
      anatomy: [
        'The question.',
        'For each option: a picture or card, title, description, price.',
        'The mark of the chosen one.',
        'The error.',
      ],
      accessibility: [
        'Native radios: the arrow keys move and choose.',
        'The name is the title. Description and price are read after it.',
        'In forced colours the chosen card has a border of the highlight colour.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own: radios of one name are one group.
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: {
    label: 'Membership',
    name: 'membership',
    value: 'gold',
    isRequired: true,
    onChange: () => undefined,
    options: [
      {
        value: 'travel',
        title: 'Travel',
        description: 'Hotel privileges for one family, worldwide.',
        price: '£295 a year',
        media: <MembershipCard membershipId="travel" name="Travel" decorative />,
      },
      {
        value: 'gold',
        title: 'Gold',
        description: 'A Myler of your own, and upgrades when available.',
        price: '£1,495 a year',
        media: <MembershipCard membershipId="gold" name="Gold" decorative />,
      },
      {
        value: 'black',
        title: 'Black',
        description: 'Priority rooms, villas and year-round planning.',
        price: '£3,950 a year',
        media: <MembershipCard membershipId="black" name="Black" decorative />,
      },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Invalid: Story = { args: { value: '', error: 'Choose a membership' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = {
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};

export const ArrowsMove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Gold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Black' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Black' })).toHaveAccessibleDescription(/£3,950 a year/);
  },
};
