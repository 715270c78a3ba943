import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { RoomPlan, PlanToken, RoomPlans } from './RoomPlan.tsx';

const meta = {
  title: 'Sections/Room plan',
  tags: ['autodocs'],
  component: RoomPlan,
  parameters: {
    design: {
      use: ['For who sleeps where, in one room or in two that connect.'],
      avoid: ['For all rooms of a hotel use the responsive table.'],
      anatomy: [
        'The name of the room.',
        'Beds along the wall, and “You” where the adults sleep.',
        'The door to the next room.',
        'Tokens: children in their beds, with their ages.',
      ],
      accessibility: [
        'The drawing has a name that says what it shows.',
        'A token is a button with a name; give it keys that move it.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    room: {
      name: 'Takamaka Two',
      width: 380,
      height: 300,
      beds: [
        { id: 'double', kind: 'double', x: 24, y: 20, width: 96, length: 120 },
        { id: 'single', kind: 'single', x: 150, y: 20, width: 56, length: 120 },
        { id: 'cot', kind: 'cot', x: 236, y: 20, width: 44, length: 76 },
      ],
    },
    label: 'Plan: Takamaka Two with one double, one single and one cot.',
    words: { door: 'the door', you: 'You' },
    adults: new Map([['double', 2]]),
    hasDoor: true,
    widest: 380,
    children: [<PlanToken key="child" at={[178, 94]} isDragged={false} text={7} aria-label="The child of 7" />],
  },
  render: (args) => (
    <RoomPlans>
      <RoomPlan {...args} />
    </RoomPlans>
  ),
} satisfies Meta<typeof RoomPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
