import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect } from 'storybook/test';
import { TickList } from './TickList.tsx';

const meta = {
  title: 'Components/Tick list',
  tags: ['autodocs'],
  component: TickList,
  parameters: {
    design: {
      use: ['For what a membership gives, beside its price: while joining, in the calculator, after an upgrade.'],
      avoid: [
        'For steps, or for what is done: nothing is ticked off.',
        'To compare memberships use the compare table.',
      ],
      anatomy: ['A tick before each line.', 'One short line for each benefit.'],
      accessibility: ['A list. The ticks are decoration.', 'Give it a label where no heading names it.'],
    } satisfies Design,
  },
  args: {
    label: 'What begins now',
    items: [
      'School-holiday rooms held for you until ten weeks before',
      'Villas, sleeper trains and private guides',
      'Your Myler by message until midnight, wherever you are',
    ],
  },
} satisfies Meta<typeof TickList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What begins now' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div className="story-narrow">
      <TickList {...args} />
    </div>
  ),
};
export const OnNight: Story = { parameters: { tone: 'night' } };
