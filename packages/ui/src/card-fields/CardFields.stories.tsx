import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CardExpiryField, CardNumberField, SecurityCodeField, type CardNumberFieldProps } from './CardFields.tsx';

function Controlled(props: CardNumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const isVisa = value.startsWith('4');
  return (
    <div className="story-narrow">
      <CardNumberField
        {...props}
        value={value}
        onChange={setValue}
        brand={isVisa ? 'VISA' : 'DEFAULT'}
        brandName={isVisa ? 'Visa' : undefined}
      />
    </div>
  );
}

const meta = {
  title: 'Fields/Card',
  tags: ['autodocs'],
  component: CardNumberField,
  parameters: {
    design: {
      use: ['Where a visitor pays with a card: number, expiry and security code, in this order.'],
      avoid: ['To show a card that we already know, write “Card ending 4242”.', 'For gift codes use a text field.'],
      anatomy: [
        'The label.',
        'The number, in the groups of its brand.',
        'The brand, as soon as the first digits tell it.',
        'Below: the expiry as MM/YY, and the security code beside it.',
      ],
      accessibility: [
        'The brand is announced when it becomes known.',
        'Each field has the autofill name that browsers and password managers look for.',
        'The digits of the security code can be seen, because the visitor reads them off a card.',
      ],
    } satisfies Design,
  },
  args: { name: 'number', value: '4242 4242 4242 42', isRequired: true, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { error: 'Enter a different card' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ExpiryAndCode: Story = {
  render: () => (
    <div className="story-narrow story-grid">
      <CardExpiryField name="expiry" value="09/28" isRequired onChange={() => undefined} />
      <SecurityCodeField
        name="code"
        value=""
        isRequired
        description="Three digits, on the back, beside the signature."
        error="Enter the three digits"
        onChange={() => undefined}
      />
    </div>
  ),
};

export const SaysTheBrand: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '42');
    await expect(canvas.getByRole('status')).toHaveTextContent('Visa');
  },
};
