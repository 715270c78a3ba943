import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { LinkBar } from './LinkBar.tsx';

const meta = {
  title: 'Sections/Link bar',
  tags: ['autodocs'],
  component: LinkBar,
  parameters: {
    design: {
      use: ['For the parts of a long page.', 'For pages of one kind: the categories of the journal.'],
      avoid: ['For two or three of them use tabs.'],
      anatomy: ['The links, in one line between hairlines.', 'A line below the current one.'],
      accessibility: ['A landmark with a name.', 'The current page is marked as such.'],
    } satisfies Design,
  },
  args: {
    label: 'Travel journal, by category',
    links: [
      { label: 'Everything', href: '#everything', current: 'page' },
      { label: 'On the road with children', href: '#road' },
      { label: 'Food and drink', href: '#food' },
      { label: 'Wellness', href: '#wellness' },
    ],
  },
} satisfies Meta<typeof LinkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Sticky: Story = { args: { sticky: true } };
