import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Link } from '../../link/Link.tsx';
import { palmier, storyPicture } from '../../picture/pictures.stories-kit.tsx';
import { ShortlistButton } from '../../shortlist-button/ShortlistButton.tsx';
import { PictureStory } from './PictureStory.tsx';

const meta = {
  title: 'Sections/Picture story',
  tags: ['autodocs'],
  component: PictureStory,
  parameters: {
    design: {
      use: ['For stories that follow each other on a page, each with places to go to.'],
      avoid: ['For one long text use the article.'],
      anatomy: [
        'The picture.',
        'The title, a line and the first paragraph.',
        'The rest, folded on telephones.',
        'The places, each with its heart.',
        'A link.',
      ],
      accessibility: ['The folded text names its story.', 'The list of places has a name.'],
    } satisfies Design,
  },
  args: {
    id: 'first-flight',
    title: 'A first flight.',
    name: 'A first flight',
    line: 'Two hours, then a pool.',
    paragraphs: ['Somebody is four and has never seen a cloud from above.', 'The second hour is the long one.'],
    picture: storyPicture('island', 'noon', 'A bay with a boat', 'landscape'),
    placesLabel: 'Hotels for a first flight',
    places: [
      {
        id: 'palmier',
        name: 'Maison Palmier',
        href: '#palmier',
        place: 'La Digue, Seychelles',
        picture: palmier,
        action: <ShortlistButton name="Maison Palmier" />,
      },
    ],
    link: (
      <Link variant="standalone" href="#all">
        See them side by side
      </Link>
    ),
  },
} satisfies Meta<typeof PictureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
