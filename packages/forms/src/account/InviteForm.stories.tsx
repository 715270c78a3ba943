import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { problem, veryLongAddress } from './account.stories-kit.ts';
import { InviteForm } from './InviteForm.tsx';

const meta = {
  title: 'Forms/Account/Invite onto the card',
  component: InviteForm,
  args: {
    places: [
      { kind: 'secondAdults', taken: 0, total: 1 },
      { kind: 'relatives', taken: 1, total: 4 },
    ],
    invite: fn(() => Promise.resolve()),
    onDone: fn(),
    today: '2026-11-27',
  },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, email: string) {
  const page = within(canvasElement);
  await fill(page.getByRole('textbox', { name: 'First name' }), 'Wilhelmina-Alexandrine');
  await fill(page.getByRole('textbox', { name: 'Last name' }), 'von Achterberg-Vandenberghe');
  await fill(page.getByRole('textbox', { name: /^Email address/ }), email);
  return page;
}

export const ACarerUntilADay: Story = {
  play: async ({ canvasElement, args }) => {
    const page = await fillIn(canvasElement, veryLongAddress);
    await userEvent.selectOptions(page.getByRole('combobox'), 'Carer');
    await fill(page.getByRole('textbox', { name: 'Day' }), '30 June 2027');
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }));
    await expect(await page.findByText(/is invited/)).toBeVisible();
    await expect(args.invite).toHaveBeenCalledWith({
      firstName: 'Wilhelmina-Alexandrine',
      lastName: 'von Achterberg-Vandenberghe',
      email: veryLongAddress,
      role: 'carer',
      lastDay: '2027-06-30',
      seesChildren: true,
    });
  },
};

/** Where there is one kind of place, it is chosen. */
export const OnlyASecondAdult: Story = {
  args: { places: [{ kind: 'secondAdults', taken: 0, total: 1 }] },
  play: async ({ canvasElement, args }) => {
    const page = await fillIn(canvasElement, 'layla@example.com');
    await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }));
    await expect(await page.findByText(/is invited/)).toBeVisible();
    await expect(args.invite).toHaveBeenCalledWith(expect.objectContaining({ role: 'second-adult' }));
  },
};

export const AllErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox'), 'Carer');
    await fill(page.getByRole('textbox', { name: 'Day' }), '1 June 2020');
    await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }));
    await expect(await page.findByRole('link', { name: 'Enter their email address.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'This day is over. Choose today or a later one.' })).toBeVisible();
  },
};

/** The provider knows more than the page: the last place was taken meanwhile. */
export const TakenMeanwhile: Story = {
  args: {
    invite: fn(() =>
      Promise.reject(problem(422, { message: 'Correct it.', errors: { role: 'All places of this kind are taken.' } })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement, 'nan@example.com');
    await userEvent.selectOptions(page.getByRole('combobox'), 'Grandparent');
    await userEvent.click(page.getByRole('button', { name: 'Send the invitation' }));
    await expect(await page.findByRole('link', { name: 'All places of this kind are taken.' })).toBeVisible();
  },
};

export const OfACompany: Story = {
  args: {
    places: [
      { kind: 'households', taken: 2, total: 5 },
      { kind: 'colleagues', taken: 12, total: 40 },
    ],
  },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Lead of a household', 'Colleague']);
  },
};
