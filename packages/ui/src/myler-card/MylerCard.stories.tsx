import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawCameo } from '@myler/art/cameo';
import { MylerCard } from './MylerCard.tsx';

const cameo = (monogram: string) => `data:image/svg+xml;utf8,${encodeURIComponent(drawCameo(monogram).svg)}`;

const meta = {
  title: 'Components/Myler card',
  component: MylerCard,
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
export const AsALink: Story = { args: { href: '#margaux' } };
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
