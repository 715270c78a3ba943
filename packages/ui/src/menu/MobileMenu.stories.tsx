import { hotelCountInWords } from '@myler/config/hotel-count';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Components/Mobile menu',
  tags: ['autodocs'],
  component: MobileMenu,
  parameters: {
    design: {
      use: ['In the full dialog that the header’s menu button opens on telephones.'],
      avoid: ['From 1024 px: the header has the navigation.', 'For the pages of partners use the partner menu.'],
      anatomy: [
        'The links, large, each with a note such as a price.',
        'A row of choices: the currency.',
        'The buttons at the bottom, within reach of a thumb.',
        'The number of the desk.',
      ],
      accessibility: [
        'The landmark “Main”, with the current page marked.',
        'Following a link closes the dialog around it.',
      ],
    } satisfies Design,
    tone: 'night',
  },
  args: {
    nav: [
      { label: 'Membership', href: '#membership', note: 'from £295 a year' },
      { label: 'Hotels', href: '#hotels', current: true, note: hotelCountInWords },
      { label: 'Discover Myler', href: '#discover' },
    ],
    actions: (
      <Button variant="gold" fullWidth>
        Join
      </Button>
    ),
    note: 'The desk: +44 20 7946 0132',
    onNavigate: fn(),
  },
  render: (args) => (
    <div className="story-phone">
      <MobileMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const TellsWhenALinkIsFollowed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Membership/ }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
