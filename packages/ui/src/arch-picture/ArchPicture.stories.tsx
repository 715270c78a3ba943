import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Design } from '@myler/presets/design';
import { cipresso } from '../picture/pictures.stories-kit.tsx';
import { ArchPicture } from './ArchPicture.tsx';

const meta = {
  title: 'Components/Arch picture',
  tags: ['autodocs'],
  component: ArchPicture,
  parameters: {
    design: {
      use: ['For hotels and people: the arch is the house’s frame.'],
      avoid: [
        'For articles and landscapes use a rectangular picture.',
        'Two arches of different ratios do not stand side by side.',
      ],
      anatomy: [
        'The picture, cropped to the ratio.',
        'The round top. Its main colour fills it until the picture has loaded.',
      ],
      accessibility: [
        'The alternative text describes the picture. Leave it empty only if the text beside it says the same.',
      ],
    } satisfies Design,
  },
  args: { picture: cipresso },
  render: (args) => (
    <div className="story-narrow">
      <ArchPicture {...args} />
    </div>
  ),
} satisfies Meta<typeof ArchPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeToFour: Story = {};
export const FourToFive: Story = { args: { ratio: '4:5' } };
export const TwoToThree: Story = { args: { ratio: '2:3' } };
