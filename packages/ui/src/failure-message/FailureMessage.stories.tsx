import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { FailureMessage, type FailureMessageProps } from './FailureMessage.tsx';

const meta = {
  title: 'Components/Failure message',
  tags: ['autodocs'],
  component: FailureMessage,
  parameters: {
    design: {
      use: ['In place of a part of the page that failed.'],
      avoid: [
        'For a whole page that has nothing to show use a state message.',
        'For what a visitor has to correct use the error summary.',
      ],
      anatomy: [
        'What happened, in one sentence.',
        'What is kept, and what to do.',
        '“Try again”, and from the second failure on a button that reloads the page.',
      ],
      accessibility: [
        'It is announced, and takes the focus only if the part that failed had it.',
        'While the retry runs, the button is busy and stays where it is.',
      ],
    } satisfies Design,
  },
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
