import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailureDialog } from './FailureDialog.tsx';

const meta = {
  title: 'Dialogs/Failure dialog',
  tags: ['autodocs'],
  component: FailureDialog,
  parameters: {
    design: {
      use: ['In place of a dialog whose code did not load.'],
      avoid: [
        'For a part within a dialog that works use a failure message.',
        'For errors of a form use the error summary.',
      ],
      anatomy: [
        'The name of the dialog that failed.',
        'What happened and what to do.',
        '“Try again”, and from the second failure on a reload.',
        'The close button.',
      ],
      accessibility: [
        'It is the browser’s own dialog: it needs no code of the one that failed.',
        'It keeps the name under which the visitor opened it.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own, which it fills.
    docs: { story: { inline: false, height: '30rem' } },
  },
  args: {
    name: 'Choose your membership',
    title: 'This dialog did not load.',
    children: 'Check your connection, then try again.',
    failure: { error: new Error('Not loaded.'), attempts: 1, retry: fn() },
    onClose: fn(),
  },
} satisfies Meta<typeof FailureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (name: string) => within(document.body).findByRole('dialog', { name });

export const NotLoaded: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf('Choose your membership');
    await expect(within(dialog).getByRole('alert')).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.failure.retry).toHaveBeenCalledOnce();
  },
};

export const NotLoadedAgain: Story = {
  args: { failure: { error: new Error('Not loaded.'), attempts: 2, retry: fn() } },
  play: async () => {
    const dialog = await dialogOf('Choose your membership');
    await expect(within(dialog).getByRole('button', { name: 'Load the page again' })).toBeVisible();
  },
};

export const Closes: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf('Choose your membership');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
  },
};
