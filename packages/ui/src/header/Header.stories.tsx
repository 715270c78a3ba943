import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Button, LinkButton } from '../button/Button.tsx';
import { CurrencySwitch } from '../currency-switch/CurrencySwitch.tsx';
import { Picture } from '../picture/Picture.tsx';
import { storyPicture } from '../picture/pictures.stories-kit.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Components/Header',
  tags: ['autodocs'],
  component: Header,
  parameters: {
    design: {
      use: ['At the top of every page, once: `picture` over a large picture, `paper` elsewhere.'],
      avoid: ['In dialogs.', 'A header over a picture whose upper part is light: the words would be lost.'],
      anatomy: [
        'The logo, which leads home.',
        'The navigation, with a line under the current page.',
        'Search, currency, signing in, and Join.',
        'On telephones: the menu in place of the navigation.',
      ],
      accessibility: [
        'The navigation is the landmark “Main”, and the current page is marked.',
        'On telephones the bar over paper stays at the top, and the target of a link within the page stays clear of it.',
        'What only telephones or only wide windows show is hidden from everybody elsewhere.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    nav: [
      { label: 'Membership', href: '#membership' },
      { label: 'Hotels', href: '#hotels', current: true },
      { label: 'Inspirations', href: '#inspirations' },
      { label: 'Travel journal', href: '#journal' },
      { label: 'Gift cards', href: '#gift-cards' },
      { label: 'Discover Myler', href: '#discover' },
    ],
    actions: (
      <>
        <CurrencySwitch value="GBP" options={[{ value: 'GBP', label: 'GBP £' }]} onChange={() => undefined} />
        <Button variant="quiet" data-only="wide">
          Sign in
        </Button>
        <LinkButton variant="gold" size="small" href="#join">
          Join
        </LinkButton>
        <Button variant="quiet" data-only="phones">
          Menu
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OverAPicture: Story = {
  args: { background: 'picture' },
  // axe cannot measure contrast on a picture. This picture is dark behind the text.
  parameters: {
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
    visual: { widths: [360, 1280] },
  },
  render: (args) => (
    <div>
      <Header {...args} />
      <Picture picture={storyPicture('island', 'night', 'Two palms at night', 'wide')} />
    </div>
  ),
};
