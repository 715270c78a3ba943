import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { drawCameo } from '@myler/art/cameo';
import { MylerCard } from './MylerCard.tsx';

const cameo = (monogram: string) => `data:image/svg+xml;utf8,${encodeURIComponent(drawCameo(monogram).svg)}`;

const meta = {
  title: 'Components/Myler card',
  tags: ['autodocs'],
  component: MylerCard,
  parameters: {
    design: {
      use: ['For an adviser whom a family may choose: the directory, the match.'],
      avoid: ['For the author of an article, or people of the team, use the person card.'],
      anatomy: [
        'The cameo: a monogram in an arch, because no faces are drawn.',
        'The city and the name.',
        'A sentence in their own words.',
        'Why they were matched.',
        'Languages, ages, what they plan best.',
      ],
      accessibility: [
        'With an address the whole card is one link with the adviser’s name.',
        'The facts are a description list. The cameo is decoration.',
      ],
    } satisfies Design,
  },
  args: {
    name: 'Margaux Delattre',
    city: 'Lyon',
    line: 'I have never booked a night train without asking which way the bunks face.',
    cameo: cameo('MD'),
    facts: [
      { term: 'Speaks', detail: 'French, English, some Italian' },
      { term: 'Plans best', detail: 'Trains, babies, snow' },
      { term: 'Ages', detail: '0 to 9' },
    ],
  },
  render: (args) => (
    <div className="story-narrow">
      <MylerCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MylerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const AsALink: Story = { parameters: { visual: false }, args: { href: '#margaux' } };
export const Matched: Story = {
  args: { reason: 'Speaks French with you, and has put nine families with a baby on a sleeper.' },
};
export const LongWords: Story = {
  args: {
    name: 'Hippolytus Featherstonehaugh-Wolfeschlegelsteinhausen',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
};
export const OnNight: Story = { parameters: { tone: 'night' }, args: { href: '#margaux' } };
