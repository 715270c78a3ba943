import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  parameters: {
    design: {
      use: ['On pages two or more levels below the home page.'],
      avoid: ['On the home page and on pages that stand in the header.', 'For the steps of a form use the stepper.'],
      anatomy: ['The pages above, as links.', 'A separator between them.', 'This page, which is no link.'],
      accessibility: ['A landmark with the name “You are here”.', 'The last item is marked as the current page.'],
    } satisfies Design,
  },
  args: {
    items: [
      { label: 'Our hotels', href: '#hotels' },
      { label: 'Indian Ocean', href: '#indian-ocean' },
      { label: 'Maison Palmier' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = {
  parameters: { visual: false },
  render: (args) => (
    <div className="story-phone">
      <Breadcrumb {...args} />
    </div>
  ),
};
