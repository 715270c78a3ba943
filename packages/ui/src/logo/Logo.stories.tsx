import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  tags: ['autodocs'],
  component: Logo,
  parameters: {
    design: {
      use: ['In the header, in the footer, and over the full menu.', '`mark` where the word has no room.'],
      avoid: ['More than once on a screen.', 'In a colour of its own, or on a pattern.'],
      anatomy: ['The arch.', 'The word.'],
      accessibility: [
        'Within a link that has a name it is hidden from screen readers. Alone it needs a label.',
        'It has the colour of the text, also in forced colours.',
      ],
    } satisfies Design,
  },
  args: { label: 'Myler' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Mark: Story = { args: { variant: 'mark' } };
export const OnNight: Story = { parameters: { tone: 'night' } };
