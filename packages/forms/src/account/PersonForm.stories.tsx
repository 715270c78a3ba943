import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersonForm } from './PersonForm.tsx';

const meta = {
  title: 'Forms/Account/A place on the card',
  component: PersonForm,
  args: {
    person: {
      id: 'p1',
      firstName: 'Nadia',
      lastName: 'Brandt',
      role: 'carer',
      lastDay: '2027-06-30',
      seesChildren: true,
      joinedOn: '2026-11-27',
    },
    save: fn(() => Promise.resolve()),
    onDone: fn(),
    today: '2026-11-27',
  },
} satisfies Meta<typeof PersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without its parts there is no last day. */
export const NoLastDayAnyMore: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    for (const part of ['Day', 'Month', 'Year']) await userEvent.clear(page.getByRole('textbox', { name: part }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(args.onDone).toHaveBeenCalled();
    await expect(args.save).toHaveBeenCalledWith({ lastDay: null, seesChildren: true });
  },
};

export const Grandparent: Story = {
  args: { person: { ...meta.args.person, role: 'grandparent', lastDay: undefined, seesChildren: false } as never },
};
