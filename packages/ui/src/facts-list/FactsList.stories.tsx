import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { FactsList } from './FactsList.tsx';

const meta = {
  title: 'Components/Facts list',
  tags: ['autodocs'],
  component: FactsList,
  parameters: {
    design: {
      use: ['For what a family asks about a hotel: getting there, cots, supper.'],
      avoid: ['To compare several hotels use the compare table.', 'For running text use prose.'],
      anatomy: ['A hairline above each fact.', 'The term.', 'The detail, beside the term or below it.'],
      accessibility: ['A description list: each detail is read with its term.'],
    } satisfies Design,
  },
  args: {
    facts: [
      { term: 'Getting there', detail: 'Fly to Mahé, ferry to Praslin at 10:30, boat to La Digue at 12:15' },
      { term: 'Cots', detail: 'Six cots, two prams, a kettle in each room' },
      { term: 'Supper', detail: 'Children at 17:30, everyone from 19:00' },
    ],
  },
} satisfies Meta<typeof FactsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Roomy: Story = { args: { roomy: true } };
export const Narrow: Story = {
  parameters: { visual: false },
  render: (args) => (
    <div className="story-narrow">
      <FactsList {...args} />
    </div>
  ),
};
export const OnNight: Story = { parameters: { tone: 'night' } };
