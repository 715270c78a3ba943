import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { TextField } from '../text-field/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Fields/Fieldset',
  tags: ['autodocs'],
  component: Fieldset,
  parameters: {
    design: {
      use: ['For fields that belong together: a child, an address.'],
      avoid: [
        'For one question with several options: radio cards and choice chips have a legend of their own.',
        'For the spacing of a page use a section.',
      ],
      anatomy: ['The legend.', 'A description.', 'The fields, in one column or in two.', 'The error of the group.'],
      accessibility: [
        'The legend is read with the first field of the group.',
        'The order of the fields is the same in one column and in two.',
      ],
    } satisfies Design,
  },
  args: {
    legend: 'Your children',
    children: (
      <>
        <TextField kind="name" label="First name" name="a" value="Leo" isRequired onChange={() => undefined} />
        <TextField kind="name" label="First name" name="b" value="Ada" isRequired onChange={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { parameters: { visual: { widths: [360, 1280] } }, args: { columns: 'two' } };
export const WithDescription: Story = { args: { description: 'Up to ten, and all of them under eighteen.' } };
export const Invalid: Story = { args: { error: 'Give each child’s date of birth' } };
