import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkButton } from '../../button/Button.tsx';
import { storyPicture } from '../../picture/pictures.stories-kit.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Sections/Hero',
  tags: ['autodocs'],
  component: Hero,
  parameters: {
    design: {
      use: ['Once on a site, at the top of its home page.'],
      avoid: ['On other pages, which begin with a breadcrumb and a title.'],
      anatomy: [
        'A picture as wide as the window, with a shade below the copy.',
        'The label, the promise and a sentence.',
        'What the page begins with, and two links.',
      ],
      accessibility: [
        'The copy has a contrast of 4.5 to 1, however the picture is cropped.',
        'The header lies over its top.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
    tone: 'night',
    visual: { widths: [360, 1280] },
  },
  args: {
    label: 'Family travel, arranged',
    title: ['The world, arranged', 'around your family.'],
    lead: 'One adviser who knows every hotel room by room, and your children by name.',
    picture: storyPicture('island', 'dusk', 'Palms at the edge of a still bay', 'wide'),
    links: (
      <LinkButton variant="quiet" href="#what">
        What a Myler does
      </LinkButton>
    ),
    children: <LinkButton href="#search">Find a hotel</LinkButton>,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
