import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemberDetailsChange } from '@myler/api-client/contract';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asInBrowser } from '../join-us/wizard-with-fake-api.stories-kit.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { countries, details, never, problem, tenChildren } from './account.stories-kit.ts';

const meta = {
  title: 'Forms/Account/Details',
  component: DetailsForm,
  args: {
    details,
    countries,
    save: fn((change: MemberDetailsChange) => Promise.resolve({ ...details, ...change })),
    readCities: (code) => Promise.resolve({ code, name: code, cities: [{ id: '2643743', name: 'London' }] }),
    onRetryCountries: fn(),
    today: () => '2026-11-23',
  },
  beforeEach: asInBrowser,
} satisfies Meta<typeof DetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const name = page.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Amélie');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Saved.')).toBeVisible();
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Amélie', phoneNumber: '+442079460018', children: details.children }),
    );
  },
};

export const TenChildren: Story = { args: { details: { ...details, children: tenChildren } } };

export const WrongFields: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.clear(page.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByRole('region', { name: 'Correct one field' })).toHaveFocus();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: {
    save: fn((_change) =>
      Promise.reject(problem(503, { message: 'We cannot reach the desk. Try again in a minute.' })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText(/cannot reach the desk/)).toBeVisible();
  },
};

export const Saving: Story = {
  args: { save: fn((_change) => never()) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
  },
};

export const WithoutCountries: Story = { args: { countries: undefined } };
