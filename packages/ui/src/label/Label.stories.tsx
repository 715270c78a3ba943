import type { Meta, StoryObj } from '@storybook/react-vite';
import { Label } from './Label.tsx';

const meta = {
  title: 'Components/Label',
  component: Label,
  args: { children: 'Loved this season' },
} satisfies Meta<typeof Label>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRule: Story = {};
export const WithoutRule: Story = { args: { rule: false } };
export const Centred: Story = { args: { centred: true }, parameters: { tone: 'night' } };
export const LongText: Story = {
  args: { children: 'What your membership opens at Maison Palmier' },
  render: (args) => (
    <div className="story-phone">
      <Label {...args} />
    </div>
  ),
};
