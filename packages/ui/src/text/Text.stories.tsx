import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Stack } from '../layout/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  tags: ['autodocs'],
  component: Text,
  parameters: {
    design: {
      use: [
        'For a paragraph or a few words in a size and a colour of the scale.',
        '`lead` introduces, `small` and `caption` stand beside something that matters more.',
      ],
      avoid: ['For headings use a heading, for running text use prose.', 'More than two sizes within one part.'],
      anatomy: ['The words.', 'With `before` the distance from what is above.'],
      accessibility: [
        'Each tone has a contrast of 4.5:1 on each band.',
        'Sizes are relative to the browser’s text size.',
      ],
    } satisfies Design,
  },
  args: { children: 'One adviser who remembers the cot, the connecting door and the cake.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Text {...args} size="title-2" />
      <Text {...args} size="subtitle" />
      <Text {...args} size="lead" />
      <Text {...args} size="small" />
      <Text {...args} size="caption" />
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Text {...args} tone="quiet" />
      <Text {...args} tone="accent" weight="medium" />
      <Text {...args} tone="success" weight="semibold" />
      <Text {...args} tone="error" weight="light" />
    </Stack>
  ),
};
