import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { FailureMessage, type FailureMessageProps } from './FailureMessage.tsx';

const meta = {
  title: 'Components/Failure message',
  component: FailureMessage,
  args: { failure: { error: new Error('Broken on purpose.'), attempts: 1, retry: fn() } },
} satisfies Meta<typeof FailureMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure.retry).toHaveBeenCalledOnce();
  },
};
export const Again: Story = { args: { failure: { error: new Error('Again.'), attempts: 2, retry: fn() } } };
export const TryingAgain: Story = { args: { isBusy: true } };
export const OnNight: Story = { parameters: { tone: 'night' } };
export const NotLoaded: Story = {
  args: { title: 'This part did not load.', children: 'Check your connection, then try again.' },
};

function Elsewhere(props: FailureMessageProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Search</Button>
      {hasFailed && <FailureMessage {...props} />}
    </>
  );
}

export const LeavesTheFocusWhereTheVisitorIs: Story = {
  render: (args) => <Elsewhere {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
