import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  parameters: {
    design: {
      use: [
        'For questions and answers of which a visitor reads two or three.',
        'For long conditions below a short summary.',
      ],
      avoid: [
        'What everybody has to read before deciding or paying stays open, as text.',
        'For a choice between views use tabs.',
      ],
      anatomy: [
        'A hairline above each line.',
        'The title, which is the whole target.',
        'A plus, which becomes a minus when the line is open.',
        'The content below.',
      ],
      accessibility: [
        'Each line is a native details element: it opens with Enter or Space, and without JavaScript.',
        'The browser’s page search finds text in closed lines.',
        'Titles are headings, so choose the level that follows the one above.',
      ],
    } satisfies Design,
  },
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
/** One line by itself, in a form. The form can open it, for instance because of an error in it. */
export const OneLine: Story = {
  render: () => (
    <Disclosure title="I have a gift code" isOpen>
      <p>Twenty letters and digits, inside the card.</p>
    </Disclosure>
  ),
};
export const OpensAtAPress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Do you book flights?'));
    await expect(canvas.getByText('Yes, and the seats beside one another.')).toBeVisible();
  },
};
