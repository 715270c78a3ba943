import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../fill.stories-kit.ts';
import { asInBrowser, WizardWithFakeApi, seen } from '../../wizard-with-fake-api.stories-kit.tsx';

const meta = {
  title: 'Journeys/Join us/2 You and your family',
  component: WizardWithFakeApi,
  parameters: { layout: 'fullscreen' },
  args: { dialog: 'join-us-2', membershipId: 'gold' },
  beforeEach: asInBrowser,
} satisfies Meta<typeof WizardWithFakeApi>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** The visitor's country is preselected, and the telephone's country follows it. */
export const Untouched: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'You and your family' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('GB'));
    await expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('GB');
    for (const box of screen.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const Filled: Story = { args: { isFilled: true } };

/** Everything that is missing, in a summary that takes the focus and links to each field. */
export const NothingFilledIn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const first = await screen.findByRole('link', { name: 'Enter your first name.' });
    const summary = first.closest('section') as HTMLElement;
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Enter your telephone number.',
      'Choose a password.',
      'Type your password again.',
      'Enter your date of birth.',
      'Enter your city.',
    ]);
    for (const [message, name] of [
      ['Enter your telephone number.', 'Telephone'],
      ['Enter your date of birth.', 'Day'],
      ['Enter your city.', 'City'],
    ] as const) {
      await userEvent.click(within(summary).getByRole('link', { name: message }));
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};

/** For a corporate membership a company is asked for, and no family. The dialog keeps its name. */
export const ForACompany: Story = {
  args: { membershipId: 'dynasty' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'You and your family' });
    const heading = await within(dialog).findByRole('heading', { name: 'You and your company' });
    await waitFor(() => expect(heading).toBeVisible());
    await expect(within(dialog).queryByRole('group', { name: 'Date of birth' })).toBeNull();
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await fill(await text('Tax number'), 'GB 1');
    await fill(
      await text('Company'),
      'Featherstonehaugh-Cholmondeley & Vandenberg-Achterbergh Daughters (Holdings) Ltd',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const first = await screen.findByRole('link', { name: /^This does not look like a tax number/ });
    const summary = first.closest('section') as HTMLElement;
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'This does not look like a tax number of the company’s country. There it looks like GB 000 0000 00.',
      'Enter the street and number for receipts.',
      'Enter your city.',
      'Enter the email address that gets the receipts.',
      'Enter your first name.',
      'Enter your last name.',
      'Enter your role in the company.',
      'Enter your email address.',
      'Enter your telephone number.',
      'Choose a password.',
      'Type your password again.',
    ]);
  },
};

/** A field is checked on blur, and editing any field clears all error flags (docs/specification.md, section 4). */
export const JudgedOnLeaving: Story = {
  play: async () => {
    const email = await text('Email');
    await fill(email, 'amara@example');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription(/name@example.com/));
    await expect(email).toBeInvalid();
    await userEvent.type(await text('First name'), 'A');
    await expect(email).not.toBeInvalid();
  },
};

/** A press on a button that blurs a field still presses the button. */
export const PressedWhileJudged: Story = {
  args: { isFilled: true },
  play: async () => {
    const email = await text('Email');
    await userEvent.clear(email);
    await fill(email, 'amara@example');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const link = await screen.findByRole('link', { name: /name@example.com/ });
    await waitFor(() => expect(link.closest('section')).toHaveFocus());
  },
};

export const PasswordStrength: Story = {
  play: async () => {
    const password = await screen.findByLabelText(/^Password/);
    await userEvent.type(password, 'kites');
    await seen(await screen.findByText('7 more characters to go.'));
    await fill(password, ' over the lagoon');
    await seen(await screen.findByText(/Good|Strong/));
  },
};

/** A password made of the visitor's own hyphenated names is rated weak. */
export const NamesWithHyphens: Story = {
  play: async () => {
    const fill = async (field: HTMLElement, value: string) => {
      await userEvent.click(field);
      await userEvent.paste(value);
    };
    await fill(await text('First name'), 'Anne-Marie');
    await fill(await text('Last name'), 'Saint-Clair');
    await fill(await text('Email'), 'anne-marie@saint-clair.example');
    const password = screen.getByLabelText(/^Password/);
    await fill(password, 'anne-marie saint-clair 1');
    await seen(await screen.findByText(/Weak|Too easy to guess/));
    await userEvent.clear(password);
    await fill(password, 'kites over the lagoon');
    await seen(await screen.findByText('Strong'));
  },
};

/** Adding a child focuses it; removing one focuses its neighbour. */
export const WithChildren: Story = {
  args: { isFilled: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'We travel with children' }));
    const first = await screen.findByRole('group', { name: 'Child 1' });
    await userEvent.type(within(first).getByRole('textbox', { name: 'Child’s first name' }), 'Ife');
    await userEvent.click(screen.getByRole('button', { name: 'Add another child' }));
    const second = await screen.findByRole('group', { name: 'Child 2' });
    await expect(within(second).getByRole('textbox', { name: 'Child’s first name' })).toHaveFocus();
    await userEvent.keyboard('Tobi');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ife' }));
    await expect(screen.queryByRole('group', { name: 'Child 2' })).toBeNull();
    await expect(document.activeElement).toHaveValue('Tobi');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tobi' }));
    await expect(screen.getByRole('button', { name: 'Add a child' })).toHaveFocus();
  },
};

/** The city can be chosen from the list or typed. */
export const CityFromTheList: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('GB'));
    const city = await screen.findByRole('combobox', { name: 'City' });
    await userEvent.type(city, 'edi');
    await userEvent.click(await screen.findByRole('option', { name: 'Edinburgh' }));
    await expect(city).toHaveValue('Edinburgh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FR');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue(''));
  },
};

export const Instagram: Story = {
  play: async () => {
    await expect(screen.queryByRole('textbox', { name: 'Instagram username' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Instagram/ }));
    await seen(await text('Instagram username'));
  },
};

/** A wizard with edits asks before it closes. */
export const AsksBeforeLeaving: Story = {
  play: async () => {
    const name = await text('First name');
    await userEvent.type(name, 'Amara');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without joining?' });
    await expect(question).toHaveAccessibleDescription('What you typed will be forgotten.');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Amara');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CountriesMissing: Story = {
  args: { provider: { countries: () => Promise.reject(new Error('503')) } },
  play: async () => {
    await seen(await screen.findByText(/The list of countries did not load/));
  },
};

export const OnATelephone: Story = {
  parameters: { visual: false },
  args: { isFilled: true },
  globals: { viewport: { value: '360' } },
};
