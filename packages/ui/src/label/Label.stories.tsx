import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Label } from './Label.tsx';

const meta = {
  title: 'Components/Label',
  tags: ['autodocs'],
  component: Label,
  parameters: {
    design: {
      use: ['Above a heading, to say what the part is about.', 'Without its line over pictures and in lists.'],
      avoid: ['As a heading: it is not one.', 'For the label of a field.', 'For more than five words.'],
      anatomy: ['Small capitals.', 'The gold line of 56 px below them.'],
      accessibility: [
        'It is a paragraph: the heading below it says the same without it.',
        'The capitals come from the style sheet, so the words are read as words.',
      ],
    } satisfies Design,
  },
  args: { children: 'Loved this season' },
} satisfies Meta<typeof Label>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRule: Story = {};
export const WithoutRule: Story = { args: { rule: false } };
export const Centred: Story = { args: { centred: true }, parameters: { tone: 'night' } };
export const LongText: Story = {
  args: { children: 'What your membership opens at Maison Palmier' },
  render: (args) => (
    <div className="story-phone">
      <Label {...args} />
    </div>
  ),
};
