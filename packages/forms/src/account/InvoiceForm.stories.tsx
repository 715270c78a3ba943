import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { InvoiceForm } from './InvoiceForm.tsx';

const meta = {
  title: 'Forms/Account/Company on receipts',
  component: InvoiceForm,
  args: { invoice: {}, save: fn(() => Promise.resolve()) },
} satisfies Meta<typeof InvoiceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByRole('textbox', { name: /^Company name/ }), 'Okafor & Daughters');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText(/Your next receipt/)).toBeVisible();
    await expect(args.save).toHaveBeenCalledWith({ companyName: 'Okafor & Daughters' });
  },
};

/** A company’s membership needs all of it. */
export const OfACompany: Story = {
  args: {
    companyIn: 'FR',
    invoice: {
      companyName: 'Moreau & Filles SARL',
      taxNumber: 'FR 12 345678901',
      street: '12 rue des Lilas',
      postalCode: '75011',
      invoiceEmail: 'comptes@moreau.example',
      role: 'Office manager',
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.clear(page.getByRole('textbox', { name: /^Street/ }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByRole('link', { name: 'Enter the street and number for receipts.' })).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const FilledIn: Story = { args: { invoice: { companyName: 'Okafor Ltd', taxNumber: 'GB123456789' } } };
