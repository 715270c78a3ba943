import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  component: Toast,
  parameters: {
    design: {
      use: ['To confirm what somebody has just done, with a way to undo it.'],
      avoid: ['For errors: they stay where they happened.', 'For anything that has to be read or decided.'],
      anatomy: ['What happened, in one sentence.', 'One action, such as “Undo”.', 'The button that dismisses it.'],
      accessibility: [
        'It is announced without taking the focus.',
        'It stays until it is dismissed. Whoever shows it may hide it after six seconds or more.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own, which it fills.
    docs: { story: { inline: false, height: '14rem' } },
  },
  args: { isOpen: true, onDismiss: () => undefined, children: 'Maison Palmier is on your shortlist.' },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="small">
        Undo
      </Button>
    ),
  },
};

function Controlled() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Keep</Button>
      <Toast isOpen={isOpen} onDismiss={() => setIsOpen(false)}>
        Kept on this device.
      </Toast>
    </>
  );
}

export const SpokenAndDismissed: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Kept on this device.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
