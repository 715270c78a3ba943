import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: Toast,
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
