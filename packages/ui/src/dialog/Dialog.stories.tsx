import { hotelCountInWords } from '@myler/config/hotel-count';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ComboBoxField } from '../combo-box-field/ComboBoxField.tsx';
import { Fieldset } from '../fieldset/Fieldset.tsx';
import { MembershipCard } from '../membership-card/MembershipCard.tsx';
import { MobileMenu } from '../menu/MobileMenu.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Dialogs/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  parameters: {
    design: {
      use: [
        '`centre` for a task that interrupts the page: joining, signing in.',
        '`side` for information beside the page, such as the terms.',
        '`sheet` for a short question.',
        '`full` for the menu.',
      ],
      avoid: [
        'For a message that needs no answer use a toast.',
        'For a part that failed to load use a failure message.',
        'A dialog does not open by itself while somebody reads.',
      ],
      anatomy: [
        'The bar with the close button, which stays in view.',
        'Above the title: the steps or the logo.',
        'The title and its description.',
        'The body.',
        'The buttons, pinned to the bottom if they are marked so.',
        'The dark column with the summary; on telephones it is above the body.',
      ],
      accessibility: [
        'The focus goes in, stays in, and returns to what opened the dialog.',
        'Escape and the close button close it. The page that opens it may ask first, where something was typed.',
        'The page behind neither scrolls nor can be reached.',
      ],
    } satisfies Design,
    // On its page each state has a window of its own, which it fills.
    docs: { story: { inline: false, height: '40rem' } },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'The letter',
    children: <p>Once a fortnight, one place worth packing for.</p>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = within(document.body);

export const Centre: Story = { args: { description: 'Unsubscribe in one click.' } };
export const Side: Story = {
  args: { variant: 'side', title: 'Terms and conditions' },
  parameters: { visual: { widths: [360, 1280] } },
};
export const Sheet: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  args: {
    variant: 'sheet',
    title: 'Your privacy',
    children: (
      <>
        <p>The site needs one cookie to keep you signed in. If you agree, we also count which pages are read.</p>
        <div className="story-row">
          <Button>Accept</Button>
          <Button>Reject</Button>
          <Button variant="outline">Choose</Button>
        </div>
      </>
    ),
  },
};
export const Full: Story = {
  args: {
    variant: 'full',
    title: 'Menu',
    titleHidden: true,
    children: (
      <MobileMenu
        nav={[
          { label: 'Membership', href: '#membership', note: 'from £295 a year' },
          { label: 'Hotels', href: '#hotels', note: hotelCountInWords, current: true },
          { label: 'Travel journal', href: '#journal' },
        ]}
        actions={
          <>
            <Button variant="gold" fullWidth>
              Join
            </Button>
            <Button variant="outline" fullWidth>
              Sign in
            </Button>
          </>
        }
        note="The desk: +44 20 7946 0132"
      />
    ),
  },
};

export const AsTheWizard: Story = {
  parameters: { visual: { widths: [360, 1280] } },
  args: {
    title: 'You and your family',
    aboveTitle: <Stepper current={2} total={3} />,
    aside: (
      <>
        <MembershipCard membershipId="gold" name="Gold" />
        <p>Gold, one year: £1,495.00</p>
      </>
    ),
    children: (
      <Fieldset legend="Who is joining" legendHidden columns="two">
        <TextField kind="name" label="First name" name="f" value="Amara" isRequired onChange={() => undefined} />
        <TextField kind="name" label="Last name" name="l" value="Okafor" isRequired onChange={() => undefined} />
      </Fieldset>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Terms and conditions',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Section {index + 1}. The whole sum goes back to the card it came from within fourteen days.</p>
    )),
  },
};

function Opened({ refusesToClose }: { refusesToClose?: () => boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="The letter"
        {...(refusesToClose ? { onCloseRequest: refusesToClose } : {})}
      >
        <Button>Subscribe</Button>
      </Dialog>
    </>
  );
}

export const FocusGoesInAndComesBack: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'The letter' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(document.documentElement).toHaveAttribute('data-dialog-open');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
  },
};

const refusesToClose = fn(() => false);
export const MayRefuseToClose: Story = {
  render: () => <Opened refusesToClose={refusesToClose} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(refusesToClose).toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

function Turning() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(1)}>Join</Button>
      {step === 1 && (
        <Dialog open onClose={() => setStep(0)} title="Choose your membership">
          <Button onClick={() => setStep(2)}>Continue</Button>
        </Dialog>
      )}
      {step === 2 && (
        <Dialog open onClose={() => setStep(0)} title="You and your family">
          <p>And then the children.</p>
        </Dialog>
      )}
    </>
  );
}

export const OneTurnsIntoAnother: Story = {
  render: () => <Turning />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Join' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const second = await screen.findByRole('dialog', { name: 'You and your family' });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Appends what a password manager shows, above everything: a button and a field in a shadow root. */
function showPasswordManager(parent: HTMLElement) {
  const manager = document.createElement('password-manager');
  manager.style.cssText = 'position: fixed; inset: 0 0 auto; z-index: 2147483647';
  const press = fn();
  const button = document.createElement('button');
  button.textContent = 'Fill in';
  button.addEventListener('click', press);
  const field = document.createElement('input');
  manager.attachShadow({ mode: 'open' }).append(button, field);
  parent.append(manager);
  return { manager, press, button, field };
}

export const AnExtensionAboveItCanBeUsed: Story = {
  // It looks as the others do.
  parameters: { visual: false },
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    const before = showPasswordManager(document.body);
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'The letter' });
    await waitFor(() => expect(dialog).toHaveFocus());
    const managers = [before, showPasswordManager(document.body), showPasswordManager(document.documentElement)];
    for (const { manager, press, button, field } of managers) {
      await expect(manager).not.toHaveAttribute('aria-hidden');
      await expect(getComputedStyle(button).pointerEvents).toBe('auto');
      await userEvent.click(button);
      await expect(press).toHaveBeenCalledOnce();
      await userEvent.click(field);
      await expect(manager.shadowRoot?.activeElement).toBe(field);
      await userEvent.keyboard('{Escape}');
      await expect(dialog).toBeVisible();
    }
    for (const { manager } of managers) manager.remove();
    // The page behind is still out of reach.
    opener.focus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const backdrop = document.querySelector(`[aria-hidden=true][data-state=open]`);
    await userEvent.click(backdrop as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EscapeClosesAnOpenListFirst: Story = {
  args: {
    title: 'You and your family',
    children: (
      <ComboBoxField
        label="City"
        name="city"
        inputValue="L"
        items={[{ id: 1, label: 'London' }]}
        isRequired
        onInputChange={() => undefined}
        onSelect={() => undefined}
      />
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const input = screen.getByRole('combobox', { name: 'City' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'London' });
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const choose = fn();
function CityField() {
  const [city, setCity] = useState('');
  return (
    <ComboBoxField
      label="City"
      name="city"
      inputValue={city}
      items={[{ id: 1, label: 'London' }]}
      isRequired
      onInputChange={setCity}
      onSelect={choose}
    />
  );
}

export const AListInItCanBePressed: Story = {
  args: { title: 'You and your family', children: <CityField /> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const input = screen.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'lon');
    const option = await screen.findByRole('option', { name: 'London' });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.click(option);
    await expect(choose).toHaveBeenCalledWith({ id: 1, label: 'London' });
    await expect(input).toHaveValue('London');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const InjectsNoStyles: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('style')).toHaveLength(before);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};
