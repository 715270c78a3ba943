import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cimes, cipresso, palmier, zahra } from '../../picture/pictures.stories-kit.tsx';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Sections/Gallery',
  tags: ['autodocs'],
  component: Gallery,
  parameters: {
    design: {
      use: ['For all pictures of a place, near the top of its page.'],
      avoid: ['For pictures of different places use the picture strip.'],
      anatomy: [
        'A wide picture, and two upright ones under arches.',
        'A caption below each.',
        'What shows all of them in a row.',
      ],
      accessibility: [
        'The row has the focus, and arrow keys scroll it.',
        'The caption says what a picture shows, so a screen reader hears it once.',
      ],
    } satisfies Design,
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Pictures of Maison Palmier',
    pictures: [cipresso, palmier, zahra, cimes].map((picture, index) => ({
      ...picture,
      src: `${picture.src}#${index}`,
    })),
    words: { all: 'All four pictures', fewer: 'Three pictures beside each other' },
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
