import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { title: 'Can two families share one membership?', content: <p>Yes, when the children share a grandparent.</p> },
      {
        title: 'What happens when the connecting room is not there when we arrive?',
        content: (
          <p>
            It has happened twice in three years. Your Myler finds two rooms that do connect, in that house or one near
            it.
          </p>
        ),
        isOpen: true,
      },
      { title: 'Do you book flights?', content: <p>Yes, and the seats beside one another.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnNight: Story = { parameters: { tone: 'night' } };
export const OpensAtAPress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Do you book flights?'));
    await expect(canvas.getByText('Yes, and the seats beside one another.')).toBeVisible();
  },
};
