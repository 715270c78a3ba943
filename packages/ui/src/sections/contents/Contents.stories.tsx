import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Contents } from './Contents.tsx';

const meta = {
  title: 'Sections/Contents',
  tags: ['autodocs'],
  component: Contents,
  parameters: {
    design: {
      use: ['Beside a long text with headings.'],
      avoid: ['For fewer than four headings.', 'For the parts of a page that is no text.'],
      anatomy: [
        'The title.',
        'The headings, as links, with a line beside the one that is being read.',
        'On telephones: a line that opens them.',
      ],
      accessibility: ['A landmark with its title as the name.', 'Only one of the two lists is ever shown or read out.'],
    } satisfies Design,
  },
  args: {
    title: 'In this article',
    items: [
      { id: 'paved', title: 'Which hills are paved' },
      { id: 'shade', title: 'Where the shade is at three' },
      { id: 'bus', title: 'Why the bus beats the car' },
      { id: 'home', title: 'The way home' },
    ],
  },
} satisfies Meta<typeof Contents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Numbered: Story = { args: { numbered: true } };
export const Narrow: Story = {
  parameters: { visual: false },
  globals: { viewport: { value: '360' } },
};
