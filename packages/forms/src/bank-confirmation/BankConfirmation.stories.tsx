import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '@myler/ui/dialog';
import { Button } from '@myler/ui/button';
import { Skeleton } from '@myler/ui/skeleton';
// Imported here too, so that no picture is taken before its chunk has loaded.
import type { BankConfirmationProps } from './BankConfirmation.tsx';
import './BankConfirmation.tsx';
import { LazyBankConfirmation } from './LazyBankConfirmation.tsx';

/** One address for each: another one would load the frame again. */
const page = (body: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `<!doctype html><html lang="en"><title>Test bank</title><body style="margin:0;font:16px Arial;color:#1a2233;background:#eef1f6"><main aria-label="Test bank" style="padding:20px"><h1 style="font-size:20px">Test bank</h1>${body}</main>`,
      ],
      { type: 'text/html' },
    ),
  );
const QUESTION = page('<p>£1,495.00, card ending in 3184</p><button>Confirm</button> <button>Refuse</button>');
const ANSWERED = page('<p>You confirmed this payment.</p><script>parent.postMessage("bank-answered","*")</script>');
const NO_PAGE = URL.createObjectURL(new Blob(['{}'], { type: 'text/plain' }));

/** The component as the payment step shows it. */
function InDialog(props: BankConfirmationProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main style={{ minHeight: 760, padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Back to the payment</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Payment">
        <LazyBankConfirmation {...props} loading={<Skeleton shape="title" />} />
      </Dialog>
    </main>
  );
}

const meta = {
  title: 'Journeys/Bank confirmation',
  component: InDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    request: { confirmation: 'cf_0123456789abcdef', isAnswered: fn(() => Promise.resolve(false)) },
    onAnswered: fn(),
    address: () => QUESTION,
  },
} satisfies Meta<typeof InDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => screen.findByTitle<HTMLIFrameElement>('Your bank’s page');

/**
 * Waits for the bank's page, and takes the focus away. A story is shown in a frame itself, and whether the browser then
 * lets the focus go on into another one depends on which of them loads first: the ring would be in some pictures only.
 */
async function seenBankPage(): Promise<void> {
  await waitFor(async () => expect(await frame()).toBeVisible());
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Waits for the visibility of a text, because the dialog fades in. */
async function seen(text: string | RegExp): Promise<void> {
  const element = await screen.findByText(text);
  await waitFor(() => expect(element).toBeVisible());
}

/** The journey looks at the focus, which moves into the bank's page: in Storybook that is a frame in a frame. */
export const Shown: Story = {
  play: async () => {
    await seen('Your bank would like to confirm this payment.');
    await seenBankPage();
  },
};

export const OnATelephone: Story = {
  parameters: { visual: false },
  globals: { viewport: { value: '360' } },
  play: async () => {
    await seenBankPage();
  },
};

/** A page that never answers: the skeleton has the size of the page. */
export const Loading: Story = {
  args: { address: () => 'about:blank' },
  play: async () => {
    await seen('Your bank’s page is loading.');
    await expect(await frame()).not.toBeVisible();
  },
};

/** Something else than a page comes back. "Try again" loads it again. */
export const NotLoaded: Story = {
  args: { address: () => NO_PAGE },
  play: async ({ args }) => {
    await seen('Your bank’s page did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await seen(/It did not load this time either/);
    await expect(args.onAnswered).not.toHaveBeenCalled();
  },
};

/** The bank's page says that the cardholder has answered. */
export const Answered: Story = {
  args: { address: () => ANSWERED },
  play: async ({ args }) => {
    await seen('Your bank has your answer. One moment.');
    await expect(args.onAnswered).toHaveBeenCalledTimes(1);
  },
};

/** The bank's page says nothing: the answer is found by asking. */
export const AnsweredWithoutWords: Story = {
  parameters: { visual: false },
  args: { request: { confirmation: 'cf_0123456789abcdef', isAnswered: () => Promise.resolve(true) }, askEvery: 10 },
  play: async ({ args }) => {
    await seen('Your bank has your answer. One moment.');
    await expect(args.onAnswered).toHaveBeenCalledTimes(1);
  },
};

/** Another window cannot answer for the bank. */
export const MessageFromElsewhere: Story = {
  parameters: { visual: false },
  play: async ({ args }) => {
    await frame();
    window.postMessage('bank-answered', location.origin);
    await new Promise<void>((heard) => {
      addEventListener('message', () => heard(), { once: true });
      window.postMessage('after', location.origin);
    });
    await expect(args.onAnswered).not.toHaveBeenCalled();
    await seenBankPage();
  },
};

/** Escape asks nothing, and the bank's page is there again afterwards. */
export const ClosedAndOpened: Story = {
  parameters: { visual: false },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: /Your bank would like/ });
    heading.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Back to the payment' }));
    await seenBankPage();
  },
};
