import type { Meta, StoryObj } from '@storybook/react-vite';
import { cipresso } from '../picture/pictures.stories-kit.tsx';
import { ArchPicture } from './ArchPicture.tsx';

const meta = {
  title: 'Components/Arch picture',
  component: ArchPicture,
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
