import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <PasswordField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Password',
  tags: ['autodocs'],
  component: PasswordField,
  parameters: {
    design: {
      use: ['Wherever a password is typed. With `strength` where a new one is chosen.'],
      avoid: ['For codes from an email use a text field: there is nothing to hide.'],
      anatomy: [
        'The label.',
        'The rule, before anything is typed.',
        'The field.',
        'The button that shows and hides what is typed.',
        'The meter and one hint.',
      ],
      accessibility: [
        'The button says whether the text is shown.',
        'The strength is announced in words: the bars are decoration.',
        'Password managers may fill and paste.',
      ],
    } satisfies Design,
  },
  args: {
    label: 'Password',
    name: 'password',
    value: '',
    isRequired: true,
    autoComplete: 'new-password',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: '12 characters or more. A sentence works well.' } };
export const Weak: Story = {
  args: { value: 'summer', strength: { score: 1, label: 'Too short.', hint: 'Six more characters.' } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toHaveAccessibleDescription('Too short. Six more characters.');
    // The hint changes at each key, and is not read out then.
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Too short\.$/);
  },
};
export const Fair: Story = {
  args: { value: 'summer holiday', strength: { score: 2, label: 'Fair.', hint: 'Add a word.' } },
};
export const Strong: Story = { args: { value: 'forty-one cypresses', strength: { score: 4, label: 'Strong.' } } };
export const Invalid: Story = { args: { value: 'password1234', error: 'Choose a password that fewer people use' } };
export const Disabled: Story = { args: { value: 'forty-one cypresses', isDisabled: true } };

export const ShowsWhatIsTyped: Story = {
  args: { value: 'forty-one cypresses' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide Password' })).toBeVisible();
  },
};
