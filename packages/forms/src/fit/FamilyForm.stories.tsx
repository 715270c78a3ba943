import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Family } from '@myler/domain/fit';
import { FamilyForm } from './FamilyForm.tsx';

const meta = {
  title: 'Journeys/Does it fit us/The family',
  component: FamilyForm,
  args: { family: undefined, isKept: false, onSave: fn(), onForget: fn() },
  parameters: { visual: false },
} satisfies Meta<typeof FamilyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An age or a date of birth for each child: a birthday that is missing is asked for where it stands. */
export const ABirthdayIsMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a child' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^First child/ }), 'By date of birth');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what fits' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const birthday = within(canvas.getByRole('group', { name: /^First child, date of birth/ }));
    await expect(birthday.getByRole('textbox', { name: /day/i })).toHaveFocus();
  },
};

function Remembered(props: Parameters<typeof FamilyForm>[0]) {
  const [family, setFamily] = useState<Family>();
  return <FamilyForm {...props} family={family} onSave={setFamily} onForget={() => setFamily(undefined)} />;
}

/** Saved, it can be forgotten; then the form is as it was at first. */
export const ForgetsTheFamily: Story = {
  render: (args) => <Remembered {...args} />,
  play: async ({ canvas }) => {
    const adults = canvas.getByRole('combobox', { name: 'Adults' });
    const before = (adults as HTMLSelectElement).value;
    await userEvent.selectOptions(adults, '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what fits' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget our family' }));
    await expect(canvas.getByRole('combobox', { name: 'Adults' })).toHaveValue(before);
    await expect(canvas.getByRole('combobox', { name: 'Adults' })).toHaveFocus();
  },
};
