import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';

function Controlled(props: TextAreaFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="story-narrow">
      <TextAreaField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Fields/Text area',
  tags: ['autodocs'],
  component: TextAreaField,
  parameters: {
    design: {
      use: ['For an answer of more than one line: a wish, a message.'],
      avoid: ['For names and addresses use text fields.'],
      anatomy: [
        'The label.',
        'The description.',
        'The field, as high as the answer that is hoped for.',
        'How many characters are left.',
        'The error.',
      ],
      accessibility: [
        'More than the limit may be typed, and the counter says so: no text is cut off.',
        'The counter is announced when it changes.',
      ],
    } satisfies Design,
  },
  args: { label: 'What should we know', name: 'note', value: '', isRequired: true, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'Ages, allergies, and who needs to sleep beside whom.' } };
export const Invalid: Story = { args: { error: 'Write a sentence or two' } };
export const Disabled: Story = { args: { value: 'Leo is two and will not be parted from a bear.', isDisabled: true } };
export const Counted: Story = {
  args: { limit: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'A bear called Otto');
    await expect(canvas.getByText('6 characters too many')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Too many characters$/);
    await expect(canvas.getByRole('textbox')).toHaveValue('A bear called Otto');
  },
};
