import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
import { useOnDiscard, usePreserved } from './use-preserved.ts';

const meta = {
  title: 'Components/Error boundary',
  tags: ['autodocs'],
  component: ErrorBoundary,
  args: { children: null },
  // React would log each caught exception; here they are thrown on purpose.
  parameters: {
    design: {
      use: ['Around each part that can fail by itself: an island, a dialog’s body, a form.'],
      avoid: [
        'Around single fields: a form fails and recovers as a whole.',
        'For answers of the server use the form’s own errors.',
      ],
      anatomy: ['Its children, as long as they work.', 'A failure message in their place when they do not.'],
      accessibility: [
        'What somebody typed is kept, and after “Try again” the focus returns to the field.',
        'A dialog around it keeps its name and its close button.',
      ],
    } satisfies Design,
    react: { rootOptions: { onCaughtError: () => undefined } },
  },
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const throwAlways = () => true;

/** Throws in rendering or in an effect after "Break it" was pressed. After a retry it works if `works()` is true. */
function BreakableForm({ breaks, works = throwAlways }: { breaks: 'rendering' | 'effect'; works?: () => boolean }) {
  const kept = usePreserved('form', () => ({ name: '', email: 'amara@' }));
  const [{ name, email }, setTyped] = useState(kept);
  const type = (changes: Partial<typeof kept>) => setTyped({ ...Object.assign(kept, changes) });
  const [isBroken, setBroken] = useState(() => !works());
  if (isBroken && breaks === 'rendering') throw new Error('Broken on purpose, in rendering.');
  useEffect(() => {
    if (isBroken) throw new Error('Broken on purpose, in an effect.');
  }, [isBroken]);
  return (
    <form>
      <TextField
        kind="name"
        label="Name"
        name="name"
        isRequired
        value={name}
        onChange={(typed: string) => {
          type({ name: typed });
          if (typed.endsWith('-')) setBroken(true);
        }}
      />
      <TextField
        kind="name"
        label="Email"
        name="email"
        isRequired
        value={email}
        onChange={(typed: string) => type({ email: typed })}
      />
      <Button onClick={() => setBroken(true)}>Break it</Button>
    </form>
  );
}

export const KeepsWhatWasTyped: Story = {
  render: () => (
    <ErrorBoundary scope="letter">
      <BreakableForm breaks="rendering" />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amara Novak-');
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveFocus();
    await expect(message).toHaveTextContent('Nothing that you typed is lost.');
    await expect(canvas.queryByRole('button', { name: 'Load the page again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Amara Novak-');
    await expect(name).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('amara@example.com');
    await userEvent.type(name, 'Okafor');
    await expect(name).toHaveValue('Amara Novak-Okafor');
  },
};

export const CatchesAnEffect: Story = {
  render: () => (
    <ErrorBoundary scope="letter">
      <BreakableForm breaks="effect" />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara');
  },
};

export const OffersAReloadWhenItFailsAgain: Story = {
  parameters: { visual: false },
  render: () => (
    <ErrorBoundary scope="letter">
      <BreakableForm breaks="rendering" works={() => false} />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Load the page again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent('It failed again.');
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  },
};

/** Like the dialog of a wizard: an exception above the fields unmounts the fields' own boundary too. */
function PageAroundForm() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('Broken on purpose, above the form.');
  return (
    <>
      <ErrorBoundary scope="letter">
        <BreakableForm breaks="rendering" />
      </ErrorBoundary>
      <Button onClick={() => setBroken(true)}>Break all of it</Button>
    </>
  );
}

export const TheOutermostBoundaryKeepsTheValues: Story = {
  render: () => (
    <ErrorBoundary scope="page">
      <PageAroundForm />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Break all of it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara');
  },
};

function TwoSteps() {
  const [step, setStep] = useState('one');
  return (
    <>
      <ErrorBoundary resetKey={step}>{step === 'one' ? <Throws /> : <p>The second step.</p>}</ErrorBoundary>
      <Button onClick={() => setStep('two')}>Go on</Button>
    </>
  );
}

function Throws(): never {
  throw new Error('Broken on purpose.');
}

export const AnotherContentIsTriedByItself: Story = {
  render: () => <TwoSteps />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(canvas.getByText('The second step.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const discarded = fn();
function FormWithDiscard() {
  useOnDiscard(discarded);
  return <BreakableForm breaks="rendering" />;
}
function ClosablePart() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <ErrorBoundary scope="secret">
          <FormWithDiscard />
        </ErrorBoundary>
      )}
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
    </>
  );
}

export const ForgetsWhatWasTypedWhenThePartCloses: Story = {
  // As on the site: the root's boundary is above, and stays mounted as long as the page.
  render: () => (
    <ErrorBoundary>
      <ClosablePart />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    discarded.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amara-');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(discarded).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(discarded).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

const close = fn();
export const ADialogKeepsItsNameAndItsCloseButton: Story = {
  render: () => (
    <ErrorBoundary scope="dialog">
      <Dialog open onClose={close} title="Sign in" variant="side">
        <BreakableForm breaks="rendering" />
      </Dialog>
    </ErrorBoundary>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Sign in' });
    const inDialog = within(dialog);
    await userEvent.type(inDialog.getByRole('textbox', { name: 'Name' }), 'Amara-');
    await expect(await inDialog.findByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(inDialog.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect(inDialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await userEvent.click(inDialog.getByRole('button', { name: 'Close' }));
    await expect(close).toHaveBeenCalled();
  },
};
