import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { CardChangeForm } from './CardChangeForm.tsx';
import { problem } from './account.stories-kit.ts';

const meta = {
  title: 'Forms/Account/Card',
  component: CardChangeForm,
  args: { currency: 'GBP', save: fn(() => Promise.resolve()), onSaved: fn() },
} satisfies Meta<typeof CardChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

async function fillAndSave(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await fill(page.getByRole('textbox', { name: 'Name on card' }), 'A Okafor');
  await fill(page.getByRole('textbox', { name: /^Card number/ }), '5555555555554444');
  await userEvent.type(page.getByRole('textbox', { name: 'Expiry' }), '1231');
  await userEvent.type(page.getByRole('textbox', { name: 'Security code' }), '123');
  await userEvent.click(page.getByRole('button', { name: 'Use this card' }));
}

export const Stored: Story = {
  play: async ({ canvasElement, args }) => {
    await fillAndSave(canvasElement);
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  args: {
    save: fn(() => Promise.reject(problem(402, { message: 'Your bank declined this card. Try another card.' }))),
  },
  play: async ({ canvasElement }) => {
    await fillAndSave(canvasElement);
    const panel = await within(canvasElement).findByRole('region', { name: 'The card was not accepted.' });
    await expect(panel).toHaveFocus();
  },
};
