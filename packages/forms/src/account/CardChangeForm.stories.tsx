import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fill } from '../fill.stories-kit.ts';
import { CardChangeForm } from './CardChangeForm.tsx';

const meta = {
  title: 'Forms/Account/Card',
  component: CardChangeForm,
  args: { currency: 'GBP', save: fn(() => Promise.resolve()), onSaved: fn() },
} satisfies Meta<typeof CardChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Stored: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await fill(page.getByRole('textbox', { name: 'Name on card' }), 'A Okafor');
    await fill(page.getByRole('textbox', { name: /^Card number/ }), '5555555555554444');
    await userEvent.type(page.getByRole('textbox', { name: 'Expiry' }), '1231');
    await userEvent.type(page.getByRole('textbox', { name: 'Security code' }), '123');
    await userEvent.click(page.getByRole('button', { name: 'Use this card' }));
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};
