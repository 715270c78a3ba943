import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Quote',
  tags: ['autodocs'],
  component: Quote,
  parameters: {
    design: {
      use: ['For the words of a member, with their consent, once in a band.'],
      avoid: ['For a sentence of ours use a heading or the lead.', 'For a quotation within an article use prose.'],
      anatomy: ['The words, in large light type.', 'Who said it, and since when they are a member.'],
      accessibility: [
        'A figure: quotation and source belong together.',
        'Quotation marks come with the component. Do not type them.',
      ],
    } satisfies Design,
  },
  args: {
    children:
      'We landed at midnight with two sleeping children. The bath was run, the bottles were warm, and nobody asked us for a credit card.',
    source: 'Amara O., Black member since 2019',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnNight: Story = { parameters: { tone: 'night' } };
export const OnPaper: Story = {};
