import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cimes, cipresso, palmier, zahra } from '../../picture/pictures.stories-kit.tsx';
import { PictureStrip } from './PictureStrip.tsx';

const meta = {
  title: 'Sections/Picture strip',
  tags: ['autodocs'],
  component: PictureStrip,
  parameters: {
    design: {
      use: ['For many small pictures that nobody has to see, such as those of a feed.'],
      avoid: ['For pictures of one place use the gallery.'],
      anatomy: [
        'Pictures of one size with a caption each, from the edge of the text to the edge of the window.',
        'Arrows for a mouse, where the browser has them.',
      ],
      accessibility: ['The strip has a name and the focus, and arrow keys scroll it.'],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Postcards, four in a row',
    pictures: [palmier, cipresso, cimes, zahra].map((picture, index) => ({
      id: String(index),
      picture,
      caption: `Postcard ${index + 1}, and what happened there.`,
    })),
  },
} satisfies Meta<typeof PictureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
