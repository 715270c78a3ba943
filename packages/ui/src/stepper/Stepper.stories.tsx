import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  parameters: {
    design: {
      use: ['Above the title of a form with two to five steps.'],
      avoid: ['For pages of a list use the pagination.', 'For the progress of something that runs by itself.'],
      anatomy: ['“Step 2 of 3”.', 'A bar for each step, filled up to this one.'],
      accessibility: [
        'The words say it. The bars are decoration.',
        'In forced colours the filled bars have the highlight colour.',
      ],
    } satisfies Design,
  },
  args: { current: 2, total: 3 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const Last: Story = { args: { current: 3 } };
