import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

const meta = { title: 'Components/Stepper', component: Stepper, args: { current: 2, total: 3 } } satisfies Meta<
  typeof Stepper
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const Last: Story = { args: { current: 3 } };
