import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

function Controlled(props: ChoiceChipsProps) {
  const [value, setValue] = useState(props.value);
  return <ChoiceChips {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/Choice chips',
  tags: ['autodocs'],
  component: ChoiceChips,
  parameters: {
    design: {
      use: ['For one choice among two to six short options that should all be seen: amounts, now or later.'],
      avoid: ['For options that need a sentence use radio cards.', 'For more than six options use a select.'],
      anatomy: ['The question.', 'The options, one word or amount each.', 'The chosen one, filled.', 'The error.'],
      accessibility: [
        'Native radios: the arrow keys move and choose, Tab leaves the group.',
        'In forced colours the chosen option keeps a border of its own.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own: radios of one name are one group.
    docs: { story: { inline: false, height: '14rem' } },
  },
  args: {
    label: 'How much',
    name: 'sum',
    value: '250',
    isRequired: true,
    onChange: () => undefined,
    options: [
      { value: '100', label: '£100' },
      { value: '250', label: '£250' },
      { value: '500', label: '£500' },
      { value: '1000', label: '£1,000' },
      { value: 'other', label: 'Another sum' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Described: Story = { args: { description: 'Whole sums, from £50 to £10,000.' } };
export const Invalid: Story = { args: { value: '', error: 'Choose how much' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const OnNight: Story = { parameters: { tone: 'night' } };
export const Narrow: Story = {
  parameters: { visual: false },
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
    await expect(canvas.getByRole('radio', { name: '£250' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '£500' })).toBeChecked();
  },
};
