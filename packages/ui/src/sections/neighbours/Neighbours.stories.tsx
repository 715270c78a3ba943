import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Neighbours } from './Neighbours.tsx';

const meta = {
  title: 'Sections/Neighbours',
  tags: ['autodocs'],
  component: Neighbours,
  parameters: {
    design: {
      use: ['At the end of a page that is one of a series: an article, a press release.'],
      avoid: ['For the pages of a list use the pagination.'],
      anatomy: ['The one before: a label and its title.', 'The one after it, at the other edge.'],
      accessibility: [
        'A landmark with a name.',
        'Each is one link with its title as the name.',
        'They are not printed.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    label: 'Earlier and later articles',
    earlier: { label: 'Earlier', title: 'Snow before they are six.', href: '#snow' },
    later: { label: 'Later', title: 'Seven days, one pushchair, no plan.', href: '#pushchair' },
  },
} satisfies Meta<typeof Neighbours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const TheNewestAtNight: Story = {
  args: { tone: 'night', later: { label: 'Later', title: 'Not written yet.' } },
};
export const OnlyALater: Story = { parameters: { visual: false }, args: { earlier: undefined } };
