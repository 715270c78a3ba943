import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Fields/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Your children',
    children: (
      <>
        <TextField label="First name" name="a" value="Leo" isRequired onChange={() => undefined} />
        <TextField label="First name" name="b" value="Ada" isRequired onChange={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 'two' } };
export const WithDescription: Story = { args: { description: 'Up to ten, and all of them under eighteen.' } };
export const Invalid: Story = { args: { error: 'Give each child’s date of birth' } };
