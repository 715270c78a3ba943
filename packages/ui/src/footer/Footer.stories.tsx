import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Button } from '../button/Button.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  tags: ['autodocs'],
  component: Footer,
  parameters: {
    design: {
      use: ['At the end of every page, once.'],
      avoid: ['In dialogs and in the wizard.'],
      anatomy: [
        'The logo and the line below it.',
        'Columns of links, each with its title.',
        'A hairline, then copyright, terms and privacy.',
      ],
      accessibility: [
        'Each column is a landmark with its title as name.',
        'Telephone numbers are links and do not break across lines.',
      ],
    } satisfies Design,
    layout: 'fullscreen',
  },
  args: {
    strapline: 'Family travel, by membership. London, Paris, New York, Sydney.',
    columns: [
      {
        title: 'Membership',
        links: [
          { label: 'Travel', href: '#travel' },
          { label: 'Gold', href: '#gold' },
          { label: 'Black', href: '#black' },
        ],
      },
      {
        title: 'Explore',
        links: [
          { label: 'Our hotels', href: '#hotels' },
          { label: 'Travel journal', href: '#journal' },
        ],
      },
      {
        title: 'The desk',
        links: [
          { label: 'London +44 20 7946 0132', href: 'tel:+442079460132' },
          { label: 'Paris +33 1 99 00 12 34', href: 'tel:+33199001234' },
        ],
      },
    ],
    base: (
      <>
        <span>© 2026 Myler</span>
        <Button variant="quiet">Terms and conditions</Button>
        <Button variant="quiet">Your privacy</Button>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
