import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawCameo } from '@myler/art/cameo';
import { PersonCard } from './PersonCard.tsx';

const cameo = (monogram: string) => `data:image/svg+xml;utf8,${encodeURIComponent(drawCameo(monogram).svg)}`;

const meta = {
  title: 'Components/Person card',
  tags: ['autodocs'],
  component: PersonCard,
  parameters: {
    design: {
      use: ['For somebody whom visitors can call, or who wrote an article.'],
      avoid: ['For an adviser to choose use the Myler card, which has facts.'],
      anatomy: ['The cameo.', 'The name.', 'The role and the place.', 'Their words, or words about them.'],
      accessibility: ['With an address the whole card is one link with the name.', 'The cameo is decoration.'],
    } satisfies Design,
  },
  args: { name: 'Odile Rasolo', role: 'Myler, islands', place: 'Paris', cameo: cameo('OR') },
  render: (args) => (
    <div className="story-portrait">
      <PersonCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const AsALink: Story = { parameters: { visual: false }, args: { href: '#odile' } };
export const Row: Story = {
  args: {
    layout: 'row',
    name: 'Odile Rasolo has slept in rooms 4, 9 and 11.',
    children: <p>“Ask for 11. The afternoon shade falls on the veranda at two, and the cot fits behind the screen.”</p>,
  },
  render: (args) => <PersonCard {...args} />,
};
