import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

const meta = {
  title: 'Components/Icon',
  tags: ['autodocs'],
  component: Icon,
  parameters: {
    design: {
      use: ['Beside words, to be found faster.', 'Alone in a button whose meaning everybody knows: close, search.'],
      avoid: ['In place of a word that a visitor has to understand.', 'As decoration of a heading.'],
      anatomy: ['Lines of one weight in the colour of the text, in 16, 20, 24 or 32 px.'],
      accessibility: [
        'Beside words it is hidden from screen readers. Alone it needs a label.',
        'It takes the colour of the text, also in forced colours.',
      ],
    } satisfies Design,
  },
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Named: Story = { args: { label: 'On your shortlist', filled: true } };
export const All: Story = {
  render: () => (
    <div className="story-row">
      {iconNames.map((name) => (
        <figure key={name}>
          <Icon name={name} size={32} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
