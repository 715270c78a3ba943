import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'heart' } } satisfies Meta<typeof Icon>;
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
