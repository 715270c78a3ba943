import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { FactsList } from '../../facts-list/FactsList.tsx';
import { Link } from '../../link/Link.tsx';
import { storyPicture } from '../../picture/pictures.stories-kit.tsx';
import { Release } from './Release.tsx';

const meta = {
  title: 'Sections/Release',
  tags: ['autodocs'],
  component: Release,
  parameters: {
    design: {
      use: ['For a press release.'],
      avoid: ['For an article of the journal.'],
      anatomy: [
        'The trail and the title.',
        'The margin: facts, contacts, downloads.',
        'The text, from its dateline to its end.',
        'The picture, and its largest file.',
      ],
      accessibility: ['The margin is a landmark with a name.', 'The picture’s caption says what it shows.'],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    trail: [{ label: 'Press', href: '#press' }, { label: 'Ten years' }],
    title: 'Ten years.',
    summary: 'Myler is ten, and has a picnic near Malmesbury for the first six families.',
    dateline: 'London, September 08, 2026',
    children: <p>On 8 September 2016 six houses, one telephone and seven families began.</p>,
    end: 'Ends',
    margin: <FactsList facts={[{ term: 'From', detail: 'London' }]} />,
    marginLabel: 'About this release',
    picture: storyPicture('tuscany', 'gold', 'A villa among cypresses', 'landscape'),
    caption: 'A villa among cypresses. Free to print with this release.',
    download: (
      <Link variant="standalone" href="#download">
        Download, 1,600 pixels wide
      </Link>
    ),
  },
} satisfies Meta<typeof Release>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
