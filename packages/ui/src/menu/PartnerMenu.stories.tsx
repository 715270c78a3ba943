import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PartnerMenu } from './PartnerMenu.tsx';

const meta = {
  title: 'Components/Partner menu',
  tags: ['autodocs'],
  component: PartnerMenu,
  parameters: {
    design: {
      use: ['On the pages for hotels and advisers, in the full dialog on telephones.'],
      avoid: ['For visitors use the mobile menu.', 'For more than five pages: it would need to scroll.'],
      anatomy: [
        'The pages, each with a line on where it leads.',
        'The enquiry and the sign-in, within reach of a thumb.',
      ],
      accessibility: [
        'The landmark “Partners”, with the current page marked.',
        'Following a link closes the dialog around it.',
      ],
    } satisfies Design,
    tone: 'night',
  },
  args: {
    pages: [
      {
        label: 'Partner with us',
        href: '#partner',
        line: 'For hotels and advisers who know their rooms.',
        current: true,
      },
      { label: 'Discover Myler', href: '#discover', line: 'What an adviser does between your first call and the key.' },
      { label: 'The directory', href: '#directory', line: 'Twenty-four Mylers in twelve cities.' },
    ],
    actions: (
      <>
        <Button variant="gold" fullWidth>
          Write to us
        </Button>
        <Button variant="outline" fullWidth>
          Sign in
        </Button>
      </>
    ),
    onNavigate: fn(),
  },
  render: (args) => (
    <div className="story-phone">
      <PartnerMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof PartnerMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnPaper: Story = { parameters: { tone: 'paper' } };
export const TellsWhenALinkIsFollowed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /The directory/ }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
