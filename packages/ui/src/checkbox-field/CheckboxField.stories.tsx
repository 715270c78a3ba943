import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from '../link/TextButton.tsx';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';

function Controlled(props: CheckboxFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CheckboxField {...props} value={value} onChange={setValue} />;
}

const openTerms = fn();

const meta = {
  title: 'Fields/Checkbox',
  tags: ['autodocs'],
  component: CheckboxField,
  parameters: {
    design: {
      use: ['For consent, or a setting that is on or off.'],
      avoid: [
        'For one choice among several use choice chips or radio cards.',
        'A box never begins with its tick where it means consent.',
        'For filters of a list use the toggles of the filter bar.',
      ],
      anatomy: [
        'The box.',
        'The label, which may hold a link.',
        'A description, if the label cannot say all.',
        'The error.',
      ],
      accessibility: [
        'The label ticks the box. A link within it does not.',
        'Description and error are read with the box.',
      ],
    } satisfies Design,
  },
  args: { name: 'whatsapp', value: false, children: 'Write to me on WhatsApp', onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { value: true } };
export const WithDescription: Story = { args: { description: 'Your Myler only, and only about your journeys.' } };
export const Invalid: Story = { args: { error: 'Accept the terms and conditions to join' } };
export const Disabled: Story = { args: { value: true, isDisabled: true, children: 'Necessary' } };
export const LongText: Story = {
  args: {
    children:
      'I have read how cancellation works within fourteen days and how the membership renews, and I would like a letter a month before it does',
  },
  render: (args) => (
    <div className="story-phone">
      <Controlled {...args} />
    </div>
  ),
};

export const TheLinkInItTicksNothing: Story = {
  args: {
    isRequired: true,
    children: (
      <>
        I accept the <TextButton onClick={openTerms}>terms and conditions</TextButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(openTerms).toHaveBeenCalled();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/I accept/));
    await expect(box).toBeChecked();
  },
};
