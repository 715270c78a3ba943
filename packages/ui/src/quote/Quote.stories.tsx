import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: {
    children:
      'We landed at midnight with two sleeping children. The bath was run, the bottles were warm, and nobody asked us for a credit card.',
    source: 'Amara O., Black member since 2019',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnNight: Story = { parameters: { tone: 'night' } };
export const OnPaper: Story = {};
