import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { problem } from './account.stories-kit.ts';
import { DecisionForm } from './DecisionForm.tsx';

const meta = {
  title: 'Forms/Account/Decision',
  component: DecisionForm,
  args: {
    value: { renews: false },
    action: 'Stop the renewal',
    busyLabel: 'Saving',
    back: 'Keep it as it is',
    send: fn(() => Promise.resolve()),
    onDone: fn(),
    onBack: fn(),
    children: <p>Your card is good until November 21, 2027. Nothing is charged then.</p>,
  },
} satisfies Meta<typeof DecisionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decided: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop the renewal' }));
    await expect(args.send).toHaveBeenCalledWith({ renews: false });
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { send: fn(() => Promise.reject(problem(409, { message: 'The membership has ended.' }))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop the renewal' }));
    await expect(await within(canvasElement).findByText('The membership has ended.')).toBeVisible();
  },
};
