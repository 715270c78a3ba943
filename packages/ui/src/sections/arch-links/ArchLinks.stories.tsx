import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cimes, palmier, zahra } from '../../picture/pictures.stories-kit.tsx';
import { ArchLinks } from './ArchLinks.tsx';

const meta = {
  title: 'Sections/Arch links',
  tags: ['autodocs'],
  component: ArchLinks,
  parameters: {
    design: {
      use: ['Where somebody may go on from here: beside a search that found nothing.'],
      avoid: ['For hotels use the hotel card.'],
      anatomy: ['A title.', 'Arches with a picture, two to four in a row.', 'The words of each link.'],
      accessibility: [
        'A landmark with its title as the name.',
        'Each arch is one link, and its picture is decoration.',
      ],
    } satisfies Design,
  },
  args: {
    title: 'Or begin with a feeling.',
    links: [
      { label: 'To be properly warm', href: '#warm', picture: palmier },
      { label: 'To hear nothing', href: '#nothing', picture: cimes },
      { label: 'To be a little brave', href: '#brave', picture: zahra },
    ],
  },
} satisfies Meta<typeof ArchLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
