import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, LinkButton } from '../button/Button.tsx';
import { CurrencySwitch } from '../currency-switch/CurrencySwitch.tsx';
import { Picture } from '../picture/Picture.tsx';
import { storyPicture } from '../picture/pictures.stories-kit.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
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
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (args) => (
    <div>
      <Header {...args} />
      <Picture picture={storyPicture('island', 'night', 'Two palms at night', 'wide')} />
    </div>
  ),
};
